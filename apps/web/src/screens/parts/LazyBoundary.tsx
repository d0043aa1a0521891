import { PendingBar } from '@lyceum/ui/patterns/PendingBar';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

/** Announces that a lazy part of the page is loading. */
export function LazyBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return <Suspense fallback={<PendingBar active label={t('states.loading')} />}>{children}</Suspense>;
}
