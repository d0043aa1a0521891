import type { Handler } from '../../contract/types.ts';
import { registerByEmail } from '../../people/accounts.ts';
import { entering } from '../../people/answers.ts';

export const registerInstructor: Handler<'registerInstructor'> = async (asked, context) => {
  const { name, email, password, ...application } = asked.body;
  const account = { name, email, password, role: 'instructor' as const, application };
  const registered = await registerByEmail(context, account, asked.language);
  if (typeof registered === 'string') return asked.refuse(registered);
  return { status: 201, ...entering(context, asked, registered) };
};
