import type { Handler } from '../../contract/types.ts';
import { countOrRefuse } from '../../limits/byAccount.ts';
import { sendResetMail } from '../../mail/messages.ts';
import { findByEmail } from '../../people/accounts.ts';

export const forgotPassword: Handler<'forgotPassword'> = async ({ body, language }, context) => {
  // Counted for unknown addresses, too: the limit must not tell whether there is an account.
  await countOrRefuse(context, 'mail', body.email.toLowerCase());
  const user = await findByEmail(context, body.email);
  if (user) await context.db.transaction().execute((db) => sendResetMail({ ...context, db }, user, language));
  return { status: 204 };
};
