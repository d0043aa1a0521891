import { storageKeys } from '@lyceum/rules';
import { NetworkError } from '@lyceum/ui/patterns/NetworkError';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { repeatEarlyInput } from '../../platform/document/earlyInput.ts';
import { reloadWithInput } from '../../platform/document/reloadWithInput.ts';
import { useSession } from '../session/useSession.ts';

const neverChanges = () => () => {};

/**
 * The error of a page whose scripts do not load, which `recordEarlyInput` shows. It is the last element of the page, so
 * the early input is repeated when all other effects have run.
 */
export function StartError() {
  const { t } = useTranslation(['common', 'errors']);
  const { state } = useSession();
  const isStarting = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  // Until then the page is a guest's, also for a signed-in user.
  const isReady = state !== 'restoring';
  useEffect(() => {
    if (isReady) void repeatEarlyInput();
  }, [isReady]);
  if (!isStarting) return null;
  return (
    <div id="start-error" hidden suppressHydrationWarning>
      <NetworkError
        message={t('errors:operations.networkError')}
        retryLabel={t('common:actions.tryAgain')}
        onRetry={() => reloadWithInput(storageKeys.reloaded)}
      />
    </div>
  );
}
