import { loadPageTexts } from '../document/i18n.ts';
import { VerifyEmailContainer } from '../screens/MailedLinks/VerifyEmail.container.tsx';
import type { Route } from './+types/VerifyEmailRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = async () => {
  await loadPageTexts('auth');
  return { texts: null };
};

export default function VerifyEmailRoute() {
  return <VerifyEmailContainer />;
}
