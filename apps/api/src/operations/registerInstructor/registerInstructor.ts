import type { Handler } from '../../contract/types.ts';
import { registerByEmail } from '../../users/accounts.ts';
import { sessionResponse } from '../../users/sessionResponse.ts';

export const registerInstructor: Handler<'registerInstructor'> = async (asked, context) => {
  const { name, email, password, ...application } = asked.body;
  const account = { name, email, password, role: 'instructor' as const, application };
  const registered = await registerByEmail(context, account, asked.language);
  if (typeof registered === 'string') return asked.refuse(registered);
  return { status: 201, ...sessionResponse(context, asked, registered) };
};
