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
    'For numbers over days or months whose development matters.',
    'Describe the chart in a sentence: the total and the highest value.',
    'The table with the exact values is part of the chart.',
  ],
  instead: [
    { when: 'Only the total matters', use: 'StatList' },
    { when: 'It is a share of a whole', use: 'ProgressBar' },
    { when: 'The exact values are compared', use: 'Table' },
  ],
  examples: [
    {
      do: {
        show: () => chart([2, 3, 0, 4, 6, 5, 9]),
        why: 'A day without enrollments is part of the development.',
      },
      dont: {
        show: () => <StatList label={label} stats={[{ label, value: formatNumber(29, language) }]} />,
        why: 'The total alone hides that the course is growing.',
      },
    },
  ],
  anatomy: [
    { part: 'What the bars count', selector: 'figcaption' },
    { part: 'The drawing, with its description', selector: 'svg' },
    { part: 'The values as a table', selector: 'details' },
  ],
  keyboard: { 'Enter, Space': 'Shows or hides the table.' },
  related: ['Table', 'StatList', 'ProgressBar'],
  terms: {
    en: ['chart', 'graph', 'histogram', 'column chart', 'time series', 'trend', 'analytics'],
    ar: ['مخطط', 'رسم بياني', 'أعمدة بيانية', 'تطور', 'إحصاءات'],
    fr: ['graphique', 'diagramme', 'histogramme', 'série temporelle', 'évolution', 'statistiques'],
  },
});
