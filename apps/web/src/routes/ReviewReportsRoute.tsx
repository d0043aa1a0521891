import { useTranslation } from 'react-i18next';
import { type ProtectedPageHandle, usePageUser } from '../app/access/protectedPage.ts';
import { SessionEnded } from '../app/access/SessionEnded.tsx';
import { ReviewReportsContainer } from '../features/staff/ReviewReports/ReviewReports.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

const needed = ['moderation', 'reports', 'reviews'] as const;

export const loader = () => ({ texts: needed });
export const clientLoader = textsLoader(...needed);

export const handle: ProtectedPageHandle = {
  SessionEnded: () => <SessionEnded title={useTranslation('moderation').t('signedOut')} />,
};

export default function ReviewReportsRoute() {
  return <ReviewReportsContainer key={usePageUser().id} />;
}
