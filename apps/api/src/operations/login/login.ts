import type { Handler } from '../../contract/types.ts';
import { signInByPassword } from '../../users/passwordLogin.ts';
import { sessionResponse } from '../../users/sessionResponse.ts';

export const login: Handler<'login'> = async (asked, context) => {
  const { body, address, device, refuse } = asked;
  const started = await signInByPassword(context, { ...body, address, cookie: device });
  return started ? { status: 200, ...sessionResponse(context, asked, started) } : refuse('wrongCredentials');
};
