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
    'For several facts about each of many things, which users compare.',
    'The first column names the rows.',
    'Mark columns of numbers as `numeric`, and format their numbers alike.',
  ],
  instead: [
    { when: 'Each row is something to open', use: 'CourseCard' },
    { when: 'There are only a few numbers', use: 'StatList' },
    { when: 'The numbers are a development over time', use: 'BarChart' },
  ],
  examples: [
    {
      do: { show: () => table(true), why: 'Numbers that end in one line can be compared by their length.' },
      dont: { show: () => table(false), why: 'The digits of the same value are not below each other.' },
    },
  ],
  anatomy: [
    { part: 'Area that scrolls sideways', selector: 'section' },
    { part: 'Caption', selector: 'caption' },
    { part: 'Headings of the columns', selector: 'thead' },
    { part: 'Name of a row', selector: 'tbody > tr:first-child > th' },
  ],
  keyboard: { 'Left, Right': 'Scrolls a table that does not fit.' },
  related: ['BarChart', 'StatList', 'CourseRow'],
  terms: {
    en: ['data table', 'grid', 'rows', 'columns', 'spreadsheet', 'report'],
    ar: ['جدول', 'جدول بيانات', 'صفوف', 'أعمدة', 'تقرير'],
    fr: ['tableau', 'tableau de données', 'lignes', 'colonnes', 'rapport'],
  },
});
