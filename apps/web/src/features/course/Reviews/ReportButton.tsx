import type { ReportedReview } from '@lyceum/api-client';
import { Button } from '@lyceum/ui/components/Button';
import { Text } from '@lyceum/ui/components/Text';
import { useTranslation } from 'react-i18next';

interface ReportButtonProps {
  target: ReportedReview;
  /** What the user has reported. */
  reported: readonly ReportedReview[];
  onReport: (target: ReportedReview) => void;
}

/** Reports a review or a reply, or shows that the user has reported it [2.327]. */
export function ReportButton({ target, reported, onReport }: ReportButtonProps) {
  const { t } = useTranslation('reviews');
  const isReported = reported.some(
    ({ review, subject }) => review === target.review && subject === target.subject,
  );
  if (isReported)
    return (
      <Text as="div" size="small" tone="soft">
        {t('reported')}
      </Text>
    );
  return (
    <Button size="small" tone="quiet" onClick={() => onReport(target)}>
      {t('report')}
    </Button>
  );
}
