import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuthFlow } from '../../session/useAuthFlow.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

export function RegisterContainer() {
  const navigate = useNavigate();
  const goOn = useCallback(
    ({ to }: { to: string | null }) =>
      void navigate(to ?? '/dashboard', { replace: true, state: { registered: true } }),
    [navigate],
  );
  const flow = useAuthFlow({ mode: 'register', place: 'page', onSignedIn: goOn });
  return <RegisterScreen {...flow} />;
}
