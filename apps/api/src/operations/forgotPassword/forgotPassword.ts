import { limits } from '@lyceum/rules';
import type { Handler } from '../../contract/types.ts';
import { atLeast } from '../../users/concurrency.ts';
import { mailResetLink } from '../../users/mailedLinks.ts';

export const forgotPassword: Handler<'forgotPassword'> = async (
  { body, address, device, language },
  context,
) => {
  // Errors take the same time: a known device is rejected later than a stranger, which would reveal that the account
  // exists.
  await atLeast(limits.forgottenPasswordAnswerMs, () =>
    mailResetLink(context, body.email, { address, device }, language),
  );
  return { status: 204 };
};
