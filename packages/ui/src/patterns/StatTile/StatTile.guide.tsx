import { formatNumber } from '@lyceum/i18n';
import { guide, language, t } from '../../stories/index.ts';
import { StatList, type StatTileProps } from './StatTile.tsx';

const list = (rating: Omit<StatTileProps, 'label'>) => (
  <StatList
    label={t('dashboard:instructor.statistics')}
    stats={[
      { label: t('dashboard:instructor.totalCourses'), value: formatNumber(2, language) },
      { ...rating, label: t('dashboard:instructor.averageRating') },
    ]}
  />
);

export const statTileGuide = guide({
  use: [
    'For the few numbers that users look for first.',
    'Each is a `StatTile`: a number and what it counts, marked up as a term and its description.',
    'With `inWords` if there is no number yet.',
  ],
  instead: [
    { when: 'It shows a progress', use: 'ProgressBar' },
    { when: 'It is one fact in a text', use: 'Text' },
    { when: 'The number calls for an action', use: 'NextStep' },
  ],
  do: list({ value: t('dashboard:instructor.noRating'), inWords: true }),
  why: 'A course without ratings is not a bad one.',
  dont: list({ value: formatNumber(0, language, 1) }),
  whyNot: 'A rating of zero looks like the worst possible one.',
  keyboard: { none: 'Not interactive.' },
});
