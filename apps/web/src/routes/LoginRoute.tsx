import { textsLoader } from '../document/loading/textsLoader.ts';
import { LoginContainer } from '../screens/Auth/Login.container.tsx';
import type { Route } from './+types/LoginRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = textsLoader('auth');

export default function LoginRoute() {
  return <LoginContainer />;
}
