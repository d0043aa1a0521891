import { guide, t } from '../../stories/index.ts';
import { courseAt } from '../catalog.fixtures.ts';
import { CourseCard, type CourseCardProps } from './CourseCard.tsx';

const { id: _, ...course } = courseAt(1);
const card = (props: Pick<CourseCardProps, 'badge' | 'note'>) => (
  <div style={{ maxInlineSize: 290 }}>
    <CourseCard {...course} {...props} />
  </div>
);

export const courseCardGuide = guide({
  use: [
    'For a course in a list. The whole card is one link, named after the course.',
    '`badge` for a state that limits the course, such as a draft or the last seats, `note` for what the list is about, such as the start date.',
    '`action` for a second thing to do with the course: a small `ButtonLink` whose name includes the course.',
  ],
  instead: [
    { when: 'The user is enrolled in it', use: 'EnrolledCourseCard' },
    { when: 'The page is about this course', use: 'CourseHero' },
    { when: 'There are several, all loaded', use: 'CourseGrid' },
    { when: 'The list is ordered by day', use: 'UpcomingCourseCard' },
  ],
  do: card({ badge: { label: t('dashboard:instructor.draft'), tone: 'caution' } }),
  why: 'The badge shows a state that the card does not show otherwise.',
  dont: card({ badge: { label: t('catalog:card.free'), tone: 'positive' } }),
  whyNot: 'The price is already below, so the badge only distracts from the image.',
  keyboard: { Tab: 'Moves to the card, then to its action.', Enter: 'Opens the course.' },
});
