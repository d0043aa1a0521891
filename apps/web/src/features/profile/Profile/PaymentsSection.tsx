import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { PaymentsIcon } from '@lyceum/ui/icons';
import { useTranslation } from 'react-i18next';

/** The placeholder for the payments of instructors [2.157]. */
export function PaymentsSection() {
  const { t } = useTranslation('profile');
  return (
    <EmptyState icon={PaymentsIcon} level={3} title={t('payments.title')} description={t('payments.text')} />
  );
}
