import { formatPercent } from '@lyceum/i18n';
import { language, t } from '../../stories/index.ts';

export const progressAt = (completed: number, count: number, value: number) => ({
  label: t('catalog:course.progress'),
  count: t('catalog:course.sessionsDone', { done: completed, count }),
  value,
  valueText: t('catalog:course.complete', { percent: formatPercent(value, language) }),
});
