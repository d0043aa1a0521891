import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadPageTexts } from '../document/i18n.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { RegisterScreen } from '../screens/Auth/RegisterScreen.tsx';
import { useAuthFlow } from '../session/useAuthFlow.ts';
import type { Route } from './+types/RegisterRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = async () => {
  await loadPageTexts('auth');
  return { texts: null };
};

export default function RegisterRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  const navigate = useNavigate();
  const goOn = useCallback(
    ({ to }: { to: string | null }) =>
      void navigate(to ?? '/dashboard', { replace: true, state: { registered: true } }),
    [navigate],
  );
  const flow = useAuthFlow({ mode: 'register', place: 'page', onSignedIn: goOn });
  return <RegisterScreen {...flow} />;
}
