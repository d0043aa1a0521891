import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { guide } from '../../stories/index.ts';
import { progressAt } from './CourseProgress.fixtures.ts';
import { CourseProgress } from './CourseProgress.tsx';

const { label, value, valueText, count } = progressAt(3, 8, 38);

export const courseProgressGuide = guide({
  use: [
    'For the progress of an enrolled learner on a course page, next to the action that continues the course.',
    'With `badge` once the course is completed.',
  ],
  instead: [
    { when: 'There is nothing to count', use: 'ProgressBar' },
    { when: 'The course is one of several', use: 'EnrolledCourseCard' },
  ],
  do: <CourseProgress label={label} value={value} valueText={valueText} count={count} />,
  why: 'The number of sessions shows how much is left.',
  dont: <ProgressBar label={label} value={value} valueText={valueText} />,
  whyNot: 'A percentage alone does not show how much time the rest takes.',
  keyboard: { none: 'Not interactive.' },
});
