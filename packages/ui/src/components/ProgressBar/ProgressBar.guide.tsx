import { formatNumber, formatPercent } from '@lyceum/i18n';
import { guide, language, t } from '../../stories/index.ts';
import { ProgressBar } from './ProgressBar.tsx';

const rated = t('catalog:card.rating', { rating: formatNumber(4.7, language, 1), count: 361 });

export const progressBarGuide = guide({
  use: [
    'For progress of a known amount.',
    'Put the amount into words with `valueText`: a percentage, or how much of the total is done.',
  ],
  instead: [
    { when: 'The duration is unknown', use: 'Spinner' },
    { when: 'It is a score, not progress', use: 'Rating' },
  ],
  do: (
    <ProgressBar
      label={t('catalog:course.progress')}
      value={40}
      valueText={t('catalog:course.complete', { percent: formatPercent(40, language) })}
    />
  ),
  why: 'The bar fills until the course is complete, and the text says how far it is.',
  dont: <ProgressBar label={rated} value={94} valueText={rated} />,
  whyNot: 'A rating is never complete, but a bar that is nearly full looks like a task that is nearly done.',
  keyboard: { none: 'Not interactive. Its name and value are announced.' },
});
