import { mailVerificationLink } from '../../people/mailedLinks.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const sendVerificationEmail: Handler<'sendVerificationEmail'> = async (request, context) => {
  const { user } = signedIn(request);
  if (user.is_email_verified) return request.problem('emailAlreadyVerified');
  const { address, device, language } = request;
  await mailVerificationLink(context, user, { address, device }, language);
  return { status: 204 };
};
