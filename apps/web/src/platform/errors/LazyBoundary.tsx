import type { Namespace } from '@lyceum/i18n';
import { storageKeys } from '@lyceum/rules';
import { NetworkError } from '@lyceum/ui/patterns/NetworkError';
import { PendingBar } from '@lyceum/ui/patterns/PendingBar';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadWithInput } from '../document/reloadWithInput.ts';
import { loadPageTexts } from '../i18n/texts.ts';
import { PartBoundary } from './PartBoundary.tsx';

/** For `lazy`: loads a part of the page together with its texts. */
export const loadWithTexts =
  <Module,>(load: () => Promise<Module>, ...namespaces: Namespace[]): (() => Promise<Module>) =>
  async () => {
    const [module] = await Promise.all([load(), loadPageTexts(...namespaces)]);
    return module;
  };

/**
 * Announces that a lazy part of the page is loading. If it fails, the page stays, and a reload is offered: browsers do
 * not repeat an import that has failed.
 */
export function LazyBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['common', 'errors']);
  return (
    <PartBoundary
      fallback={
        <NetworkError
          message={t('errors:operations.networkError')}
          retryLabel={t('common:actions.tryAgain')}
          onRetry={() => reloadWithInput(storageKeys.reloaded)}
        />
      }
    >
      <Suspense fallback={<PendingBar active label={t('common:states.loading')} />}>{children}</Suspense>
    </PartBoundary>
  );
}
