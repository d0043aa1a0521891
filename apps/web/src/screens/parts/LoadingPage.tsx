import { Page } from '@lyceum/ui/components/layout';
import { Spinner } from '@lyceum/ui/components/Spinner';
import { useTranslation } from 'react-i18next';

/** While it is not known yet who is there. */
export function LoadingPage() {
  const { t } = useTranslation('common');
  return (
    <Page paddingBlock="both">
      <Spinner label={t('states.loading')} labelShown />
    </Page>
  );
}
