import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { guide } from '../../stories/index.ts';
import { progressAt } from './CourseProgress.fixtures.ts';
import { CourseProgress } from './CourseProgress.tsx';

const { label, value, valueText, count } = progressAt(3, 8, 38);

export const courseProgressGuide = guide({
  status: 'stable',
  use: [
    'For the progress of an enrolled learner on a course page, next to the action that continues the course.',
    'With `badge` once the course is completed.',
  ],
  instead: [
    { when: 'There is nothing to count', use: 'ProgressBar' },
    { when: 'The course is one of several', use: 'EnrolledCourseCard' },
  ],
  examples: [
    {
      do: {
        show: () => <CourseProgress label={label} value={value} valueText={valueText} count={count} />,
        why: 'The number of sessions shows how much is left.',
      },
      dont: {
        show: () => <ProgressBar label={label} value={value} valueText={valueText} />,
        why: 'A percentage alone does not show how much time the rest takes.',
      },
    },
  ],
  anatomy: [
    { part: 'Sessions done', selector: 'div:has(+ [role=progressbar])' },
    { part: 'Bar', selector: '[role=progressbar] > div' },
    { part: 'Percentage', selector: '[role=progressbar] > span' },
  ],
  keyboard: { none: 'Not interactive.' },
  related: ['ProgressBar', 'EnrolledCourseCard', 'ContinueCard', 'SessionList', 'CourseHero'],
  terms: {
    en: ['progress', 'completion', 'percentage', 'how far', 'status'],
    ar: ['التقدّم', 'نسبة الإنجاز', 'الجلسات المكتملة', 'إكمال'],
    fr: ['progression', 'avancement', 'pourcentage', 'achèvement'],
  },
});
