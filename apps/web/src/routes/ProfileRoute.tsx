import { useTranslation } from 'react-i18next';
import { textsLoader } from '../document/texts.ts';
import { ProfileContainer } from '../screens/Profile/Profile.container.tsx';
import { SessionEnded } from '../screens/parts/SessionEnded.tsx';
import { type ProtectedPageHandle, usePageUser } from '../session/protectedPage.ts';

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
