import { useState } from 'react';
import { guide, t } from '../../stories/index.ts';
import { lessonsOf } from './LessonList.fixtures.ts';
import { LessonList } from './LessonList.tsx';

function Lessons({ next }: { next: number | null }) {
  const [lessons, setLessons] = useState(() => lessonsOf(4, [1]));
  return (
    <LessonList
      label={t('catalog:courseFields.sessionList')}
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
  use: [
    'For the sessions of a course that the user is enrolled in, to check off in any order.',
    'The session to continue with is marked. Links lead to `#session-4`, its checkbox.',
  ],
  instead: [
    { when: 'The user is not enrolled', use: '`LessonOutline`, the same rows without checkboxes' },
    { when: 'Only the progress matters', use: 'CourseProgress or ProgressBar' },
    { when: 'It is a single yes or no in a form', use: 'Checkbox' },
  ],
  do: <Lessons next={2} />,
  why: 'The mark leads back to where the learner stopped.',
  dont: <Lessons next={null} />,
  whyNot: 'Without it, learners look for the first empty box, which may be a session that they skipped.',
  keyboard: { Tab: 'Moves to the next session.', Space: 'Checks or unchecks the session.' },
});
