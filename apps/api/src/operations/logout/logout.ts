import type { Handler } from '../../contract/types.ts';
import { endSession } from '../../users/refreshTokens.ts';

export const logout: Handler<'logout'> = async ({ body }, context) => {
  await endSession(context, body.refreshToken);
  return { status: 204 };
};
