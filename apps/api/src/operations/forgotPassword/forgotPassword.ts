import type { Handler } from '../../contract/types.ts';
import { atLeast } from '../../users/concurrency.ts';
import { mailResetLink } from '../../users/mailedLinks.ts';

/** The minimum duration of a forgotten-password call, so that the time does not reveal whether the account exists. */
const forgottenPasswordResponseMs = 100;

export const forgotPassword: Handler<'forgotPassword'> = async (
  { body, address, device, language },
  context,
) => {
  // Errors take the same time: a known device is rejected later than a stranger, which would reveal that the account
  // exists.
  await atLeast(forgottenPasswordResponseMs, () =>
    mailResetLink(context, body.email, { address, device }, language),
  );
  return { status: 204 };
};
