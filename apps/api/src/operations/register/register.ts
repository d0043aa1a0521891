import { registerByEmail } from '../../people/accounts.ts';
import { sessionResponse } from '../../people/sessionResponse.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const register: Handler<'register'> = async (request, context) => {
  const registered = await registerByEmail(context, request.body, request.language);
  if (typeof registered === 'string') return request.problem(registered);
  return { status: 201, ...sessionResponse(context, request, registered) };
};
