import { PendingBar } from '@lyceum/ui/patterns/PendingBar';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

/** Says that what was asked for is on its way, for a part of a page that is loaded when it is first wanted. */
export function LazyBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return <Suspense fallback={<PendingBar active label={t('states.loading')} />}>{children}</Suspense>;
}
