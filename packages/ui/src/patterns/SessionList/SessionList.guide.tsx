import { useState } from 'react';
import { guide, t } from '../../stories/index.ts';
import { sessionsOf } from './SessionList.fixtures.ts';
import { SessionList } from './SessionList.tsx';

function Sessions({ next }: { next: number | null }) {
  const [sessions, setSessions] = useState(() => sessionsOf(4, [1]));
  return (
    <SessionList
      label={t('catalog:courseFields.sessionList')}
      sessions={sessions}
      next={next}
      nextLabel={t('catalog:course.next')}
      onToggle={(number, done) =>
        setSessions(sessions.map((session) => (session.number === number ? { ...session, done } : session)))
      }
    />
  );
}

export const sessionListGuide = guide({
  use: [
    'For the sessions of a course that the user is enrolled in, to check off in any order.',
    'The session to continue with is marked. Links lead to `#session-4`, its checkbox.',
  ],
  instead: [
    { when: 'The user is not enrolled', use: '`SessionOutline`, the same rows without checkboxes' },
    { when: 'Only the progress matters', use: 'CourseProgress or ProgressBar' },
    { when: 'It is a single yes or no in a form', use: 'Checkbox' },
  ],
  do: <Sessions next={2} />,
  why: 'The mark leads back to where the learner stopped.',
  dont: <Sessions next={null} />,
  whyNot: 'Without it, learners look for the first empty box, which may be a session that they skipped.',
  keyboard: { Tab: 'Moves to the next session.', Space: 'Checks or unchecks the session.' },
  terms: ['checklist', 'curriculum', 'syllabus', 'lessons', 'chapters', 'table of contents'],
});
