import { loadPageTexts } from '../document/i18n.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { VerifyEmailContainer } from '../screens/MailedLinks/VerifyEmail.container.tsx';
import type { Route } from './+types/VerifyEmailRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = async () => {
  await loadPageTexts('auth');
  return { texts: null };
};

export default function VerifyEmailRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  return <VerifyEmailContainer />;
}
