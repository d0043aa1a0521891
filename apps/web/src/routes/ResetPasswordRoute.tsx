import { textsLoader } from '../document/texts.ts';
import { ResetPasswordContainer } from '../screens/MailedLinks/ResetPassword.container.tsx';

export const loader = () => ({ texts: ['auth'] as const });
export const clientLoader = textsLoader('auth');

export default function ResetPasswordRoute() {
  return <ResetPasswordContainer />;
}
