import { textsLoader } from '../document/texts.ts';
import { LoginContainer } from '../screens/Auth/Login.container.tsx';

export const loader = () => ({ texts: ['auth'] as const });
export const clientLoader = textsLoader('auth');

export default function LoginRoute() {
  return <LoginContainer />;
}
