import { formatDate, formatNumber } from '@lyceum/i18n';
import { language, t } from '../../stories/index.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Bars of consecutive days. */
export const daysOf = (values: readonly number[]) =>
  values.map((value, index) => ({
    label: formatDate(new Date(Date.UTC(2026, 10, 14) + index * dayMs), language),
    value,
    valueText: formatNumber(value, language),
  }));

export const texts = {
  step: t('dashboard:figures.day'),
  showTable: t('dashboard:figures.showTable'),
};
