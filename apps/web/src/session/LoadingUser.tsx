import { Page } from '@lyceum/ui/components/layout';
import { VisuallyHidden } from '@lyceum/ui/components/VisuallyHidden';
import { ListError } from '@lyceum/ui/patterns/ListError';
import { useTranslation } from 'react-i18next';
import { LoadingPage } from '../screens/parts/LoadingPage.tsx';
import { useSession } from './useSession.ts';

/**
 * Replaces content that needs more of the user than the stored token contains, until the server responds. If it does
 * not respond, the user can try again; the session also retries by itself.
 */
export function LoadingUser() {
  const { isUnavailable, reloadUser } = useSession();
  const { t } = useTranslation('common');
  if (!isUnavailable) return <LoadingPage />;
  return (
    <Page paddingBlock="both">
      <VisuallyHidden as="h1">{t('failure.title')}</VisuallyHidden>
      <ListError message={t('failure.text')} retryLabel={t('actions.tryAgain')} onRetry={reloadUser} />
    </Page>
  );
}
