import type { Handler } from '../../contract/types.ts';
import { renewTokens } from '../../people/refreshTokens.ts';

export const refreshTokens: Handler<'refreshTokens'> = async ({ body, refuse }, context) => {
  const tokens = await renewTokens(context, body.refreshToken);
  return tokens ? { status: 200, body: tokens } : refuse('sessionEnded');
};
