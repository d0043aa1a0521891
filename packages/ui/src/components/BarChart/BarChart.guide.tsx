import { formatNumber } from '@lyceum/i18n';
import { StatList } from '../../patterns/StatTile/index.ts';
import { guide, language, t } from '../../stories/index.ts';
import { daysOf, texts } from './BarChart.fixtures.ts';
import { BarChart } from './BarChart.tsx';

const label = t('dashboard:figures.enrollments');
const chart = (values: readonly number[]) => (
  <BarChart label={label} description={label} bars={daysOf(values)} texts={texts} />
);

export const barChartGuide = guide({
  status: 'beta',
  use: [
    'For a number over days or months when its trend matters.',
    'Describe the chart in one sentence: the total and the highest value.',
    'A table with the exact values is part of the chart.',
  ],
  instead: [
    { when: 'Only the total matters', use: 'StatList' },
    { when: 'It is a share of a whole', use: 'ProgressBar' },
    { when: 'The exact values are compared', use: 'Table' },
  ],
  do: chart([2, 3, 0, 4, 6, 5, 9]),
  why: 'A day without enrollments is part of the trend.',
  dont: <StatList label={label} stats={[{ label, value: formatNumber(29, language) }]} />,
  whyNot: 'The total alone hides that enrollments are growing.',
  keyboard: { 'Enter, Space': 'Shows or hides the table.' },
});
