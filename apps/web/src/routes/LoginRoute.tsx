import { loadPageTexts } from '../document/i18n.ts';
import { LoginContainer } from '../screens/Auth/Login.container.tsx';
import type { Route } from './+types/LoginRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = async () => {
  await loadPageTexts('auth');
  return { texts: null };
};

export default function LoginRoute() {
  return <LoginContainer />;
}
