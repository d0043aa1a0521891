import { ButtonLink } from '@lyceum/ui/components/Button';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Page } from '@lyceum/ui/components/layout';
import { LockIcon } from '@lyceum/ui/icons';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../app/page/PageMeta.tsx';

/** Replaces the dashboard when the session ends on it. */
export function SignedOut() {
  const { t } = useTranslation('dashboard');
  return (
    <Page paddingBlock="both">
      <PageMeta title={t('signedOut')} />
      <EmptyState
        icon={LockIcon}
        level={1}
        title={t('signedOut')}
        action={
          <ButtonLink tone="primary" href="/">
            {t('goHome')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
