import { useTranslation } from 'react-i18next';
import { textsLoader } from '../document/texts.ts';
import { InstructorProfileContainer } from '../screens/InstructorProfile/InstructorProfile.container.tsx';
import { SessionEnded } from '../screens/parts/SessionEnded.tsx';
import { type ProtectedPageHandle, usePageProfile } from '../session/protectedPage.ts';

const needed = ['instructor', 'dashboard', 'profile'] as const;

export const loader = () => ({ texts: needed });
export const clientLoader = textsLoader(...needed);

export const handle: ProtectedPageHandle = {
  SessionEnded: () => <SessionEnded title={useTranslation('profile').t('signedOut')} />,
};

export default function InstructorProfileRoute() {
  const user = usePageProfile();
  return <InstructorProfileContainer key={user.id} user={user} />;
}
