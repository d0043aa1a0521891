import { useLocation } from 'react-router-dom';
import { returnPath } from '../../session/returnTo.ts';
import { useAuthFlow } from '../../session/useAuthFlow.ts';
import { LoginScreen } from './LoginScreen.tsx';

export function LoginContainer() {
  const remembered = returnPath(useLocation().state);
  return <LoginScreen {...useAuthFlow({ mode: 'login', place: 'page', remembered })} />;
}
