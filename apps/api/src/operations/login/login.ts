import { signInByPassword } from '../../people/passwordLogin.ts';
import { sessionResponse } from '../../people/sessionResponse.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const login: Handler<'login'> = async (request, context) => {
  const { body, address, device, problem } = request;
  const started = await signInByPassword(context, { ...body, address, cookie: device });
  return started
    ? { status: 200, ...sessionResponse(context, request, started) }
    : problem('wrongCredentials');
};
