import { useTranslation } from 'react-i18next';
import { usePageProfile } from '../app/access/protectedPage.ts';
import { SessionEnded } from '../app/access/SessionEnded.tsx';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { InstructorProfileContainer } from '../features/profile/InstructorProfile/InstructorProfile.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const handle = {
  texts: ['instructor', 'dashboard', 'profile'],
  SessionEnded: () => <SessionEnded title={useTranslation('profile').t('signedOut')} />,
} as const satisfies RouteHandle;

export const loader = () => null;
export const clientLoader = textsLoader(...handle.texts);

export default function InstructorProfileRoute() {
  const user = usePageProfile();
  return <InstructorProfileContainer key={user.id} user={user} />;
}
