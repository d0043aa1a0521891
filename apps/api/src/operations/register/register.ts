import type { Handler } from '../../contract/types.ts';
import { registerByEmail } from '../../people/accounts.ts';

export const register: Handler<'register'> = async ({ body, language, refuse }, context) => {
  const registered = await registerByEmail(context, body, language);
  return typeof registered === 'string' ? refuse(registered) : { status: 201, body: registered };
};
