import type { Handler } from '../../contract/types.ts';
import { deviceCookie } from '../../users/devices.ts';
import { setPassword } from '../../users/mailedLinks.ts';

export const resetPassword: Handler<'resetPassword'> = async ({ body, device, problem }, context) => {
  const outcome = await setPassword(context, body.token, body.password);
  if (typeof outcome === 'string') return problem(outcome);
  // The owner of the mailbox is a known device, whatever strangers do meanwhile.
  return { status: 204, cookie: deviceCookie(context, device, outcome) };
};
