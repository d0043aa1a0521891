import { limits } from '@lyceum/rules';
import type { Handler } from '../../contract/types.ts';
import { countOrRefuse, keyOfEmail } from '../../limits/byAccount.ts';
import { mailResetLink } from '../../people/mailedLinks.ts';
import { atLeast } from '../../people/turns.ts';

export const forgotPassword: Handler<'forgotPassword'> = async ({ body, language }, context) => {
  // Counted for unknown addresses, too: the limit must not tell whether there is an account.
  await countOrRefuse(context, 'mail', keyOfEmail(body.email));
  await atLeast(limits.forgottenPasswordAnswerMs, () => mailResetLink(context, body.email, language));
  return { status: 204 };
};
