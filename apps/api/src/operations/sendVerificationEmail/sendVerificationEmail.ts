import { type Handler, signedIn } from '../../contract/types.ts';
import { countOrRefuse, keyOfEmail } from '../../limits/byAccount.ts';
import { sendVerificationMail } from '../../mail/messages.ts';

export const sendVerificationEmail: Handler<'sendVerificationEmail'> = async (asked, context) => {
  const { user } = signedIn(asked);
  if (user.is_email_verified) return asked.refuse('emailAlreadyVerified');
  await countOrRefuse(context, 'mail', keyOfEmail(user.email));
  await context.db
    .transaction()
    .execute((db) => sendVerificationMail({ ...context, db }, user, asked.language));
  return { status: 204 };
};
