import type { Handler } from '../../contract/types.ts';
import { registerByEmail } from '../../people/accounts.ts';

export const registerInstructor: Handler<'registerInstructor'> = async (
  { body, language, refuse },
  context,
) => {
  const { name, email, password, ...application } = body;
  const account = { name, email, password, role: 'instructor' as const, application };
  const registered = await registerByEmail(context, account, language);
  return typeof registered === 'string' ? refuse(registered) : { status: 201, body: registered };
};
