import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnPath } from '../../session/returnTo.ts';
import { useAuthFlow } from '../../session/useAuthFlow.ts';
import { LoginScreen } from './LoginScreen.tsx';

export function LoginContainer() {
  const navigate = useNavigate();
  const remembered = returnPath(useLocation().state);
  const goOn = useCallback(
    ({ to }: { to: string | null }) => void navigate(to ?? '/dashboard', { replace: true }),
    [navigate],
  );
  const flow = useAuthFlow({ mode: 'login', place: 'page', remembered, onSignedIn: goOn });
  return <LoginScreen {...flow} />;
}
