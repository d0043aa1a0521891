import type { ReactNode } from 'react';
import { Stack } from '../../components/layout/index.ts';
import { guide } from '../../stories/index.ts';
import { upcomingCourseAt } from './UpcomingCourseCard.fixtures.ts';
import { UpcomingCourseCard } from './UpcomingCourseCard.tsx';

const first = upcomingCourseAt(0);
const second = upcomingCourseAt(3);

// As narrow as an example, the cards have no space for their texts.
const day = (cards: ReactNode) => (
  <div style={{ zoom: 0.75 }}>
    <Stack gap="sm">{cards}</Stack>
  </div>
);

export const upcomingCourseCardGuide = guide({
  status: 'beta',
  use: [
    'In a list of scheduled courses by day, with `look="rows"` of `InfiniteList`.',
    'The first course of each day has the day as its heading; `day` is null for the others.',
  ],
  instead: [
    { when: 'The list has another order', use: 'CourseCard, with the start as its `note`' },
    { when: 'These are the sessions of one course', use: 'LessonList' },
  ],
  do: day(
    <>
      <UpcomingCourseCard {...first} />
      <UpcomingCourseCard {...second} day={null} />
    </>,
  ),
  why: 'One date for both: the list reads like a calendar.',
  dont: day(
    <>
      <UpcomingCourseCard {...first} />
      <UpcomingCourseCard {...second} />
    </>,
  ),
  whyNot: 'A repeated date looks like another day, and screen readers announce it twice.',
  keyboard: { Tab: 'Moves to the card.', Enter: 'Opens the course.' },
});
