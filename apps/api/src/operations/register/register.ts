import type { Handler } from '../../contract/types.ts';
import { registerByEmail } from '../../users/accounts.ts';
import { sessionResponse } from '../../users/sessionResponse.ts';

export const register: Handler<'register'> = async (asked, context) => {
  const registered = await registerByEmail(context, asked.body, asked.language);
  if (typeof registered === 'string') return asked.refuse(registered);
  return { status: 201, ...sessionResponse(context, asked, registered) };
};
