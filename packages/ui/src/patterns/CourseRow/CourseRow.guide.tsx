import { guide, t } from '../../stories/index.ts';
import { courses } from '../catalog.fixtures.ts';
import { CourseRow } from './CourseRow.tsx';

const title = t('catalog:landing.startingSoon');
const all = {
  href: '/sessions',
  text: t('catalog:landing.seeAll'),
  label: t('catalog:landing.seeAllSessions'),
};

export const courseRowGuide = guide({
  status: 'beta',
  use: [
    'For up to four courses at the top of a page that is about something else, with a link to all of them.',
    'Leave it out if there are no courses. It needs no script: it is a list that scrolls.',
  ],
  instead: [
    { when: 'The page is about these courses', use: 'InfiniteList' },
    { when: 'They follow the content of a page', use: 'CourseGrid' },
    { when: 'The slides rotate', use: 'Carousel' },
  ],
  do: <CourseRow title={title} all={all} courses={courses(3, 6)} />,
  why: 'A glimpse: a few courses, and one link to the rest.',
  dont: <CourseRow title={title} all={all} courses={courses(12, 12)} />,
  whyNot: 'Nobody scrolls sideways through twelve courses, and the link to all of them loses its purpose.',
  keyboard: { Tab: 'Moves to the link to all courses, then to each card, which scrolls into view.' },
});
