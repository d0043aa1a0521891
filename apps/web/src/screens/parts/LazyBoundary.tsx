import { PendingBar } from '@lyceum/ui/patterns/PendingBar';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoading } from '../../document/loading/useLoading.ts';

/** Announces that a lazy part of the page is loading. */
export function LazyBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { state } = useLoading();
  // The frame shows an error and its retry.
  const isFirstAttempt = state !== 'failed' && state !== 'retrying';
  return (
    <Suspense fallback={<PendingBar active={isFirstAttempt} label={t('states.loading')} />}>
      {children}
    </Suspense>
  );
}
