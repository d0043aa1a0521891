import { formatNumber } from '@lyceum/i18n';
import { guide, language, t } from '../../stories/index.ts';
import { Table } from './Table.tsx';

const enrolled = t('dashboard:figures.enrolled');
const rows = [
  { key: 'a', cells: ['TypeScript', formatNumber(1204, language)] as const },
  { key: 'b', cells: ['GraphQL', formatNumber(87, language)] as const },
];

const table = (numeric: boolean) => (
  <Table
    caption={t('dashboard:figures.courses')}
    columns={[{ label: t('dashboard:figures.course') }, { label: enrolled, numeric }]}
    rows={rows}
  />
);

export const tableGuide = guide({
  status: 'beta',
  use: [
    'To compare several facts about many things.',
    'The first column names the rows.',
    'Mark columns of numbers as `numeric`, and format all numbers of a column alike.',
  ],
  instead: [
    { when: 'Each row is something to open', use: 'CourseCard' },
    { when: 'There are only a few numbers', use: 'StatList' },
    { when: 'The numbers are a development over time', use: 'BarChart' },
  ],
  do: table(true),
  why: 'The digits line up, so the longer number is the larger one.',
  dont: table(false),
  whyNot: 'The digits don’t line up, so users have to read each number.',
  keyboard: { 'Left, Right': 'Scrolls a table that does not fit.' },
});
