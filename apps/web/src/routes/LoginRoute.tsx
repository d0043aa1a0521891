import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadPageTexts } from '../document/i18n.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { LoginScreen } from '../screens/Auth/LoginScreen.tsx';
import { returnPath } from '../session/returnTo.ts';
import { useAuthFlow } from '../session/useAuthFlow.ts';
import type { Route } from './+types/LoginRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = async () => {
  await loadPageTexts('auth');
  return { texts: null };
};

export default function LoginRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  const navigate = useNavigate();
  const remembered = returnPath(useLocation().state);
  const goOn = useCallback(
    ({ to }: { to: string | null }) => void navigate(to ?? '/dashboard', { replace: true }),
    [navigate],
  );
  const flow = useAuthFlow({ mode: 'login', place: 'page', remembered, onSignedIn: goOn });
  return <LoginScreen {...flow} />;
}
