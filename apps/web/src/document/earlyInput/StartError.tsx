import { NetworkError } from '@lyceum/ui/patterns/NetworkError';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const neverChanges = () => () => {};

/** The error of a page whose scripts do not load. The script of `recordEarlyInput` shows it, until the hydration. */
export function StartError() {
  const { t } = useTranslation(['common', 'errors']);
  const isStarting = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  if (!isStarting) return null;
  return (
    <div id="start-error" hidden suppressHydrationWarning>
      <NetworkError
        message={t('errors:operations.networkError')}
        retryLabel={t('common:actions.tryAgain')}
        onRetry={() => location.reload()}
      />
    </div>
  );
}
