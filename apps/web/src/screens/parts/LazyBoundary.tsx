import { NetworkError } from '@lyceum/ui/patterns/NetworkError';
import { PendingBar } from '@lyceum/ui/patterns/PendingBar';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoading } from '../../document/loading/useLoading.ts';
import { PartBoundary } from './PartBoundary.tsx';

/** Announces that a lazy part of the page is loading. If it fails, a reload is offered, as after a deployment. */
export function LazyBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { state } = useLoading();
  // The frame shows an error and its retry.
  const isFirstAttempt = state !== 'failed' && state !== 'retrying';
  return (
    <PartBoundary
      fallback={
        <NetworkError
          message={t('failure.title')}
          retryLabel={t('actions.tryAgain')}
          busyLabel={t('states.loading')}
          onRetry={() => location.reload()}
        />
      }
    >
      <Suspense fallback={<PendingBar active={isFirstAttempt} label={t('states.loading')} />}>
        {children}
      </Suspense>
    </PartBoundary>
  );
}
