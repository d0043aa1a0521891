import { useTranslation } from 'react-i18next';
import { textsLoader } from '../document/texts.ts';
import { SessionEnded } from '../screens/parts/SessionEnded.tsx';
import { ReviewReportsContainer } from '../screens/ReviewReports/ReviewReports.container.tsx';
import { type ProtectedPageHandle, usePageUser } from '../session/protectedPage.ts';

const needed = ['moderation', 'reports', 'reviews'] as const;

export const loader = () => ({ texts: needed });
export const clientLoader = textsLoader(...needed);

export const handle: ProtectedPageHandle = {
  SessionEnded: () => <SessionEnded title={useTranslation('moderation').t('signedOut')} />,
};

export default function ReviewReportsRoute() {
  return <ReviewReportsContainer key={usePageUser().id} />;
}
