import { ResetPasswordContainer } from '../features/auth/MailedLinks/ResetPassword.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const loader = () => ({ texts: ['auth'] as const });
export const clientLoader = textsLoader('auth');

export default function ResetPasswordRoute() {
  return <ResetPasswordContainer />;
}
