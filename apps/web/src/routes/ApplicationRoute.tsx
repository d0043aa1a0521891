import { textsLoader } from '../document/loading/textsLoader.ts';
import { ApplicationContainer } from '../screens/Application/Application.container.tsx';
import { LoadingPage } from '../screens/parts/LoadingPage.tsx';
import { useSession, useUserKey } from '../session/useSession.ts';

const areas = ['experts', 'instructor', 'auth'] as const;
export const loader = () => ({ texts: areas });
export const clientLoader = textsLoader(...areas);

export default function ApplicationRoute() {
  const { state } = useSession();
  const key = useUserKey();
  return state === 'restoring' ? <LoadingPage /> : <ApplicationContainer key={key} />;
}
