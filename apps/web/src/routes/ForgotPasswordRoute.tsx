import { ForgotPasswordContainer } from '../features/auth/MailedLinks/ForgotPassword.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const loader = () => ({ texts: ['auth'] as const });
export const clientLoader = textsLoader('auth');

export default function ForgotPasswordRoute() {
  return <ForgotPasswordContainer />;
}
