import { useTranslation } from 'react-i18next';
import { usePageUser } from '../app/access/protectedPage.ts';
import { SessionEnded } from '../app/access/SessionEnded.tsx';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { ProfileContainer } from '../features/profile/Profile/Profile.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const handle = {
  texts: ['profile', 'instructor', 'dashboard', 'auth'],
  SessionEnded: () => <SessionEnded title={useTranslation('profile').t('signedOut')} />,
} as const satisfies RouteHandle;

export const loader = () => null;
export const clientLoader = textsLoader(...handle.texts);
// All sections share the data of the route.
export const shouldRevalidate = () => false;

export default function ProfileRoute() {
  const user = usePageUser();
  return <ProfileContainer key={user.id} user={user} />;
}
