import { type Handler, signedIn } from '../../contract/types.ts';
import { mailVerificationLink } from '../../users/mailedLinks.ts';

export const sendVerificationEmail: Handler<'sendVerificationEmail'> = async (asked, context) => {
  const { user } = signedIn(asked);
  if (user.is_email_verified) return asked.refuse('emailAlreadyVerified');
  const { address, device, language } = asked;
  await mailVerificationLink(context, user, { address, device }, language);
  return { status: 204 };
};
