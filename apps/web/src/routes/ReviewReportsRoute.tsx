import { useTranslation } from 'react-i18next';
import { usePageUser } from '../app/access/protectedPage.ts';
import { SessionEnded } from '../app/access/SessionEnded.tsx';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { ReviewReportsContainer } from '../features/staff/ReviewReports/ReviewReports.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const handle = {
  texts: ['staff', 'reviews'],
  SessionEnded: () => <SessionEnded title={useTranslation('staff').t('reports.signedOut')} />,
} as const satisfies RouteHandle;

export const loader = () => null;
export const clientLoader = textsLoader(...handle.texts);

export default function ReviewReportsRoute() {
  return <ReviewReportsContainer key={usePageUser().id} />;
}
