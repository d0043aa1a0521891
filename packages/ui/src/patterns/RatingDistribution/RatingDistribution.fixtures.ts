import { formatNumber } from '@lyceum/i18n';
import { language, t } from '../../stories/index.ts';

export const distributionTexts = (average: number, count: number) => ({
  average: t('catalog:card.rating', { rating: formatNumber(average, language, 1), count }),
  label: t('reviews:distribution'),
  share: (stars: number, ratings: number, percent: string) =>
    t('reviews:share', { stars: t('reviews:stars', { count: stars }), count: ratings, percent }),
});
