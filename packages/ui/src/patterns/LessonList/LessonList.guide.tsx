import { useState } from 'react';
import { guide, t } from '../../stories/index.ts';
import { lessonsOf } from './LessonList.fixtures.ts';
import { LessonList } from './LessonList.tsx';

function Lessons({ next }: { next: number | null }) {
  const [lessons, setLessons] = useState(() => lessonsOf(4, [1]));
  return (
    <LessonList
      label={t('catalog:course.sessionList')}
      lessons={lessons}
      next={next}
      nextLabel={t('catalog:course.next')}
      onToggle={(number, isCompleted) =>
        setLessons(lessons.map((lesson) => (lesson.number === number ? { ...lesson, isCompleted } : lesson)))
      }
    />
  );
}

export const lessonListGuide = guide({
  status: 'stable',
  use: [
    'For the sessions of a course that the user is enrolled in, to check off in any order.',
    'The session to continue with is marked. Links lead to `#session-4`, its checkbox.',
  ],
  instead: [
    { when: 'The user is not enrolled', use: '`LessonOutline`, the same rows without checkboxes' },
    { when: 'Only the progress matters', use: '`CourseProgress` or `ProgressBar`' },
    { when: 'It is a single yes or no in a form', use: 'Checkbox' },
  ],
  examples: [
    {
      do: { show: () => <Lessons next={2} />, why: 'The mark leads back to where the learner stopped.' },
      dont: {
        show: () => <Lessons next={null} />,
        why: 'Without it, learners look for the first empty box, which may be one that they skipped.',
      },
    },
  ],
  anatomy: [
    { part: 'List', selector: 'ol' },
    { part: 'Checkbox', selector: 'li:first-child input' },
    { part: 'Name of the session', selector: 'li:first-child label > span' },
    { part: 'Session to continue with', selector: 'li:has([aria-describedby])' },
  ],
  keyboard: { Tab: 'Moves to the next session.', Space: 'Checks or unchecks the session.' },
  related: ['CourseProgress', 'Checkbox', 'SessionCard', 'ProgressBar'],
  terms: {
    en: ['checklist', 'curriculum', 'syllabus', 'lessons', 'chapters', 'table of contents'],
    ar: ['جلسات', 'منهج', 'محتوى الدورة', 'قائمة تحقق', 'دروس'],
    fr: ['séances', 'programme', 'sommaire', 'liste de contrôle', 'leçons', 'chapitres'],
  },
});
