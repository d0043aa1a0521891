import { registerByEmail } from '../../people/accounts.ts';
import { sessionResponse } from '../../people/sessionResponse.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const registerInstructor: Handler<'registerInstructor'> = async (request, context) => {
  const { name, email, password, ...application } = request.body;
  const account = { name, email, password, role: 'instructor' as const, application };
  const registered = await registerByEmail(context, account, request.language);
  if (typeof registered === 'string') return request.problem(registered);
  return { status: 201, ...sessionResponse(context, request, registered) };
};
