import { formatDateTime } from '@lyceum/i18n';
import { guide, language, t } from '../../stories/index.ts';
import { courseAt } from '../catalog.fixtures.ts';
import { CourseCard, type CourseCardProps } from './CourseCard.tsx';

const { id: _, ...course } = courseAt(1);
const start = t('catalog:sessions.starts', { date: formatDateTime('2027-03-01T18:30:00Z', language) });

const card = (props: Pick<CourseCardProps, 'badge' | 'note'>) => (
  <div style={{ maxInlineSize: 290 }}>
    <CourseCard {...course} {...props} />
  </div>
);

export const courseCardGuide = guide({
  status: 'stable',
  use: [
    'For a course in a list. The whole card is one link, named after the course.',
    '`badge` for a state that limits the course, such as a draft or the last seats, `note` for the topic of the list, such as the start date.',
    '`action` for a second thing to do with the course: a small `ButtonLink` whose name includes the course.',
  ],
  instead: [
    { when: 'The user is enrolled in it', use: 'EnrolledCourseCard' },
    { when: 'The page is about this course', use: 'CourseHero' },
    { when: 'There are several, all loaded', use: 'CourseGrid' },
    { when: 'The list is ordered by day', use: 'SessionCard' },
  ],
  examples: [
    {
      do: {
        show: () => card({ badge: { label: t('dashboard:instructor.draft'), tone: 'caution' } }),
        why: 'The badge shows a state that the card does not show otherwise.',
      },
      dont: {
        show: () => card({ badge: { label: t('catalog:card.free'), tone: 'positive' } }),
        why: 'The price is below already, so the badge only competes with the image.',
      },
    },
    {
      do: {
        show: () => card({ note: start }),
        why: 'In a list of upcoming courses, the start is what users compare.',
      },
      dont: {
        show: () => card({ note: t('catalog:course.handsOn') }),
        why: 'A note that is the same on most cards does not help to compare them.',
      },
    },
  ],
  anatomy: [
    { part: 'Image', selector: 'picture' },
    { part: 'Name, the link of the whole card', selector: 'h3 > a' },
    { part: 'Instructor', selector: 'h3 + p' },
    { part: 'Rating', selector: 'p > span:first-child:has(svg)' },
    { part: 'Enrolled learners', selector: 'p > span:last-child' },
    { part: 'Sessions', selector: 'article span:has(+ data)' },
    { part: 'Price', selector: 'data' },
  ],
  keyboard: { Tab: 'Moves to the card, then to its action.', Enter: 'Opens the course.' },
  related: ['CourseGrid', 'CourseRow', 'EnrolledCourseCard', 'SessionCard', 'CourseHero', 'Rating', 'Price'],
  terms: {
    en: ['class', 'lesson', 'product card', 'catalog item', 'listing'],
    ar: ['بطاقة دورة', 'دورة', 'مقرر', 'درس', 'عنصر القائمة'],
    fr: ['cours', 'formation', 'fiche', 'carte de cours', 'vignette'],
  },
});
