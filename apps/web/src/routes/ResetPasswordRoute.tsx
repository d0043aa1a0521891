import { loadPageTexts } from '../document/i18n.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { ResetPasswordContainer } from '../screens/MailedLinks/ResetPassword.container.tsx';
import type { Route } from './+types/ResetPasswordRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = async () => {
  await loadPageTexts('auth');
  return { texts: null };
};

export default function ResetPasswordRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  return <ResetPasswordContainer />;
}
