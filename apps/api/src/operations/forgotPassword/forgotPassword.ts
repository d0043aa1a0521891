import { limits } from '@lyceum/rules';
import type { Handler } from '../../contract/types.ts';
import { atLeast } from '../../users/concurrency.ts';
import { mailResetLink } from '../../users/mailedLinks.ts';

export const forgotPassword: Handler<'forgotPassword'> = async (
  { body, address, device, language },
  context,
) => {
  // Refusals as well: a known device is refused later than a stranger's, which tells of the account.
  await atLeast(limits.forgottenPasswordAnswerMs, () =>
    mailResetLink(context, body.email, { address, device }, language),
  );
  return { status: 204 };
};
