import { textsLoader } from '../document/texts.ts';
import { VerifyEmailContainer } from '../screens/MailedLinks/VerifyEmail.container.tsx';

export const loader = () => ({ texts: ['auth'] as const });
export const clientLoader = textsLoader('auth');

export default function VerifyEmailRoute() {
  return <VerifyEmailContainer />;
}
