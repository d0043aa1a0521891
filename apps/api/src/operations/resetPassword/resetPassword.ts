import { deviceCookie } from '../../people/devices.ts';
import { setPassword } from '../../people/mailedLinks.ts';
import type { Handler } from '../../platform/contract/types.ts';
import { publishAwaitingReviews } from '../../reviews/awaitingReviews.ts';

export const resetPassword: Handler<'resetPassword'> = async ({ body, device, problem }, context) => {
  const outcome = await setPassword(context, body.token, body.password, publishAwaitingReviews);
  if (typeof outcome === 'string') return problem(outcome);
  // The owner of the mailbox is a known device, whatever strangers do meanwhile.
  return { status: 204, cookie: deviceCookie(context, device, outcome) };
};
