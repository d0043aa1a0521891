import { Page } from '@lyceum/ui/components/layout';
import { Spinner } from '@lyceum/ui/components/Spinner';
import { useTranslation } from 'react-i18next';

/** Shown while the session is restored. */
export function LoadingPage() {
  const { t } = useTranslation('common');
  return (
    <Page paddingBlock="both">
      <Spinner label={t('states.loading')} visibleLabel />
    </Page>
  );
}
