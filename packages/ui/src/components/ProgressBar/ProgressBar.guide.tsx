import { formatNumber, formatPercent } from '@lyceum/i18n';
import { guide, language, t } from '../../stories/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { ProgressBar } from './ProgressBar.tsx';

const loading = t('common:states.loading');
const rated = t('catalog:card.rating', { rating: formatNumber(4.7, language, 1), count: 361 });

export const progressBarGuide = guide({
  status: 'stable',
  use: [
    'For progress whose amount is known.',
    'Say the amount in `valueText`: a percentage, or done and total.',
  ],
  instead: [
    { when: 'The duration is unknown', use: 'Spinner' },
    { when: 'It is a score, not progress', use: 'Rating' },
  ],
  examples: [
    {
      do: {
        show: () => <Spinner label={loading} />,
        why: 'A spinner promises nothing about a duration that nobody knows.',
      },
      dont: {
        show: () => <ProgressBar label={loading} value={90} valueText={loading} />,
        why: 'A bar that stands at an invented 90% looks stuck.',
      },
    },
    {
      do: {
        show: () => (
          <ProgressBar
            label={t('catalog:course.progress')}
            value={40}
            valueText={t('catalog:course.complete', { percent: formatPercent(40, language) })}
          />
        ),
        why: 'The bar fills until the course is complete, and the text says how far it is.',
      },
      dont: {
        show: () => <ProgressBar label={rated} value={94} valueText={rated} />,
        why: 'A rating is never complete: a bar that is nearly full looks like a task that is nearly done.',
      },
    },
  ],
  anatomy: [
    { part: 'The progress bar, with a visually hidden name', selector: '[role="progressbar"]' },
    { part: 'The track', selector: '[role="progressbar"] > div' },
    { part: 'The completed part, from the start of the line', selector: '[role="progressbar"] > div > div' },
    { part: 'The value as text', selector: '[role="progressbar"] > span' },
  ],
  keyboard: { none: 'Not interactive. Its name and value are announced.' },
  related: ['Spinner', 'Skeleton', 'Rating', 'CourseProgress', 'Completion', 'StepForm'],
  terms: {
    en: ['progress indicator', 'completion', 'percentage', 'meter', 'status bar'],
    ar: ['شريط التقدم', 'نسبة الإنجاز', 'تقدم', 'نسبة مئوية', 'مؤشر التقدم'],
    fr: ['barre de progression', 'avancement', 'progression', 'pourcentage', 'jauge'],
  },
});
