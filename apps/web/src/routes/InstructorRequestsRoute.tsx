import { useTranslation } from 'react-i18next';
import { usePageUser } from '../app/access/protectedPage.ts';
import { SessionEnded } from '../app/access/SessionEnded.tsx';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { InstructorRequestsContainer } from '../features/staff/InstructorRequests/InstructorRequests.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const handle = {
  texts: ['staff', 'instructor'],
  SessionEnded: () => <SessionEnded title={useTranslation('staff').t('requests.signedOut')} />,
} as const satisfies RouteHandle;

export const loader = () => null;
export const clientLoader = textsLoader(...handle.texts);

export default function InstructorRequestsRoute() {
  return <InstructorRequestsContainer key={usePageUser().id} />;
}
