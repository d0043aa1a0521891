import { loadPageTexts } from '../document/i18n.ts';
import { ForgotPasswordContainer } from '../screens/MailedLinks/ForgotPassword.container.tsx';
import type { Route } from './+types/ForgotPasswordRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = async () => {
  await loadPageTexts('auth');
  return { texts: null };
};

export default function ForgotPasswordRoute() {
  return <ForgotPasswordContainer />;
}
