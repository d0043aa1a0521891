import { bringTexts } from '../app/i18n.ts';
import { usePageTexts } from '../app/texts.ts';
import { LoginScreen } from '../screens/Auth/LoginScreen.tsx';
import type { Route } from './+types/login.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = async () => {
  await bringTexts('auth');
  return { texts: null };
};

export default function LoginRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  return <LoginScreen />;
}
