import { limits } from '@lyceum/rules';
import { mailResetLink } from '../../people/mailedLinks.ts';
import { atLeast } from '../../platform/base/concurrency.ts';
import type { Handler } from '../../platform/contract/types.ts';

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
