import { useTranslation } from 'react-i18next';
import { type ProtectedPageHandle, usePageProfile } from '../app/access/protectedPage.ts';
import { SessionEnded } from '../app/access/SessionEnded.tsx';
import { InstructorProfileContainer } from '../features/profile/InstructorProfile/InstructorProfile.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

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
