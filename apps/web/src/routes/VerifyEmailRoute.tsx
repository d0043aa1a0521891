import { VerifyEmailContainer } from '../features/auth/MailedLinks/VerifyEmail.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const loader = () => ({ texts: ['auth'] as const });
export const clientLoader = textsLoader('auth');

export default function VerifyEmailRoute() {
  return <VerifyEmailContainer />;
}
