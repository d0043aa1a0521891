import type { Handler } from '../../contract/types.ts';
import { registerByEmail } from '../../users/accounts.ts';
import { sessionResponse } from '../../users/sessionResponse.ts';

export const register: Handler<'register'> = async (request, context) => {
  const registered = await registerByEmail(context, request.body, request.language);
  if (typeof registered === 'string') return request.problem(registered);
  return { status: 201, ...sessionResponse(context, request, registered) };
};
