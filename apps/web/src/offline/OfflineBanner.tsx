import { Banner } from '@lyceum/ui/components/Banner';
import { useTranslation } from 'react-i18next';

/** The banner of a page that was kept [2.411]. */
export default function OfflineBanner() {
  const { t } = useTranslation('common');
  return <Banner tone="info">{t('states.offline')}</Banner>;
}
