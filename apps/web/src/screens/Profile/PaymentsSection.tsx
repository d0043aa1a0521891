import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { PaymentsGlyph } from '@lyceum/ui/icons';
import { useTranslation } from 'react-i18next';

/** What will be here, for instructors. Specification §2, Payments. */
export function PaymentsSection() {
  const { t } = useTranslation('profile');
  return (
    <EmptyState
      glyph={PaymentsGlyph}
      level={3}
      title={t('payments.title')}
      description={t('payments.text')}
    />
  );
}
