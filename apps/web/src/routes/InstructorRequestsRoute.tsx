import { useTranslation } from 'react-i18next';
import { type ProtectedPageHandle, usePageUser } from '../app/access/protectedPage.ts';
import { SessionEnded } from '../app/access/SessionEnded.tsx';
import { InstructorRequestsContainer } from '../features/staff/InstructorRequests/InstructorRequests.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

const needed = ['admin', 'instructor'] as const;

export const loader = () => ({ texts: needed });
export const clientLoader = textsLoader(...needed);

export const handle: ProtectedPageHandle = {
  SessionEnded: () => <SessionEnded title={useTranslation('admin').t('signedOut')} />,
};

export default function InstructorRequestsRoute() {
  return <InstructorRequestsContainer key={usePageUser().id} />;
}
