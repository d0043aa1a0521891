import type { Handler } from '../../contract/types.ts';
import { endSignIn } from '../../people/refreshTokens.ts';

export const logout: Handler<'logout'> = async ({ body }, context) => {
  await endSignIn(context, body.refreshToken);
  return { status: 204 };
};
