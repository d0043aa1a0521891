import { useTranslation } from 'react-i18next';
import { textsLoader } from '../document/texts.ts';
import { InstructorRequestsContainer } from '../screens/InstructorRequests/InstructorRequests.container.tsx';
import { SessionEnded } from '../screens/parts/SessionEnded.tsx';
import { type ProtectedPageHandle, usePageUser } from '../session/protectedPage.ts';

const needed = ['admin', 'instructor'] as const;

export const loader = () => ({ texts: needed });
export const clientLoader = textsLoader(...needed);

export const handle: ProtectedPageHandle = {
  SessionEnded: () => <SessionEnded title={useTranslation('admin').t('signedOut')} />,
};

export default function InstructorRequestsRoute() {
  return <InstructorRequestsContainer key={usePageUser().id} />;
}
