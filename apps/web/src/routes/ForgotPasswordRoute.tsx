import { textsLoader } from '../document/texts.ts';
import { ForgotPasswordContainer } from '../screens/MailedLinks/ForgotPassword.container.tsx';

export const loader = () => ({ texts: ['auth'] as const });
export const clientLoader = textsLoader('auth');

export default function ForgotPasswordRoute() {
  return <ForgotPasswordContainer />;
}
