import { Button } from '../../components/Button/index.ts';
import { inLanguage, t } from '../../stories/index.ts';
import { ReviewCard } from '../ReviewCard/index.ts';
import { noursReview } from '../ReviewCard/ReviewCard.fixtures.ts';

const reasons = t('reviews:reports.reasons', { returnObjects: true });

export const reportedReview = {
  title: inLanguage({
    en: 'Review of Introduction to TypeScript',
    ar: 'مراجعة لدورة «مقدمة إلى TypeScript»',
    fr: 'Avis sur Introduction à TypeScript',
  }),
  line: t('staff:reports.reports', { count: 3 }),
  reasons: [
    { key: 'spam', label: t('staff:reports.reasonCount', { reason: reasons.spam, count: 2 }) },
    { key: 'other', label: t('staff:reports.reasonCount', { reason: reasons.other, count: 1 }) },
  ],
  details: [{ key: 'd1', reason: reasons.spam, text: 'The same advertisement\nis in <b>every</b> course.' }],
  labels: { reasons: t('staff:reports.reasons'), details: t('staff:reports.details') },
  children: <ReviewCard {...noursReview} level={3} />,
  actions: (
    <>
      <Button tone="criticalSecondary">{t('staff:reports.hide')}</Button>
      <Button>{t('staff:reports.keep')}</Button>
    </>
  ),
};
