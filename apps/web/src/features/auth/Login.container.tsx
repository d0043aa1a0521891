import { useLocation } from 'react-router-dom';
import { useAuthFlow } from '../../app/auth/useAuthFlow.ts';
import { returnPath } from '../../app/session/returnTo.ts';
import { LoginScreen } from './LoginScreen.tsx';

export function LoginContainer() {
  const remembered = returnPath(useLocation().state);
  return <LoginScreen {...useAuthFlow({ mode: 'login', place: 'page', remembered })} />;
}
