import { useTranslation } from 'react-i18next';
import { type ProtectedPageHandle, usePageUser } from '../app/access/protectedPage.ts';
import { SessionEnded } from '../app/access/SessionEnded.tsx';
import { ProfileContainer } from '../features/profile/Profile/Profile.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

const needed = ['profile', 'instructor', 'dashboard', 'auth'] as const;

export const loader = () => ({ texts: needed });
export const clientLoader = textsLoader(...needed);
// All sections share the data of the route.
export const shouldRevalidate = () => false;

export const handle: ProtectedPageHandle = {
  SessionEnded: () => <SessionEnded title={useTranslation('profile').t('signedOut')} />,
};

export default function ProfileRoute() {
  const user = usePageUser();
  return <ProfileContainer key={user.id} user={user} />;
}
