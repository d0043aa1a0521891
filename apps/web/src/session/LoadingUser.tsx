import { Page } from '@lyceum/ui/components/layout';
import { ListError } from '@lyceum/ui/patterns/ListError';
import { useTranslation } from 'react-i18next';
import { LoadingPage } from '../screens/parts/LoadingPage.tsx';
import { useSession } from './SessionProvider.tsx';

/**
 * In place of what needs to know more about the user than the stored token says, until the server answers. When it
 * gives no answer, the user can ask again; the session asks by itself, too.
 */
export function LoadingUser() {
  const { isUnavailable, reloadUser } = useSession();
  const { t } = useTranslation('common');
  if (!isUnavailable) return <LoadingPage />;
  return (
    <Page paddingBlock="both">
      <ListError message={t('failure.text')} retryLabel={t('actions.tryAgain')} onRetry={reloadUser} />
    </Page>
  );
}
