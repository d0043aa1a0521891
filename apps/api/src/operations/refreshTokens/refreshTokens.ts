import type { Handler } from '../../contract/types.ts';
import { deviceCookie } from '../../users/devices.ts';
import { renewTokens } from '../../users/refreshTokens.ts';

export const refreshTokens: Handler<'refreshTokens'> = async ({ body, device, problem }, context) => {
  const renewed = await renewTokens(context, body.refreshToken);
  if (!renewed) return problem('sessionEnded');
  return { status: 200, body: renewed.tokens, cookie: deviceCookie(context, device, renewed.account) };
};
