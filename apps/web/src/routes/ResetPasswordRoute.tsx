import { loadPageTexts } from '../document/i18n.ts';
import { ResetPasswordContainer } from '../screens/MailedLinks/ResetPassword.container.tsx';
import type { Route } from './+types/ResetPasswordRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = async () => {
  await loadPageTexts('auth');
  return { texts: null };
};

export default function ResetPasswordRoute() {
  return <ResetPasswordContainer />;
}
