import { deviceCookie } from '../../people/devices.ts';
import { renewTokens } from '../../people/refreshTokens.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const refreshTokens: Handler<'refreshTokens'> = async ({ body, device, problem }, context) => {
  const renewed = await renewTokens(context, body.refreshToken);
  if (!renewed) return problem('sessionEnded');
  return { status: 200, body: renewed.tokens, cookie: deviceCookie(context, device, renewed.account) };
};
