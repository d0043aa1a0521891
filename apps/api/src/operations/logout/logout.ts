import { endSession } from '../../people/refreshTokens.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const logout: Handler<'logout'> = async ({ body }, context) => {
  await endSession(context, body.refreshToken);
  return { status: 204 };
};
