import type { Handler } from '../../contract/types.ts';
import { signInByPassword } from '../../users/passwordLogin.ts';
import { sessionResponse } from '../../users/sessionResponse.ts';

export const login: Handler<'login'> = async (request, context) => {
  const { body, address, device, problem } = request;
  const started = await signInByPassword(context, { ...body, address, cookie: device });
  return started
    ? { status: 200, ...sessionResponse(context, request, started) }
    : problem('wrongCredentials');
};
