import { formatDate, formatPercent } from '@lyceum/i18n';
import type { ReactNode } from 'react';
import { guide, language, t } from '../../stories/index.ts';
import { CourseCard } from '../CourseCard/index.ts';
import { courseAt } from '../catalog.fixtures.ts';
import { EnrolledCourseCard } from './EnrolledCourseCard.tsx';

const { id: _, ...course } = courseAt(4);
const { name, href, image } = course;

const narrow = (card: ReactNode) => <div style={{ maxInlineSize: 290 }}>{card}</div>;

export const enrolledCourseCardGuide = guide({
  use: ['For a course that the user is enrolled in: the progress and the link to it.'],
  instead: [
    { when: 'The user is not enrolled', use: 'CourseCard' },
    { when: 'It is the course to continue with', use: 'ContinueCard' },
  ],
  do: narrow(
    <EnrolledCourseCard
      name={name}
      href={href}
      image={image}
      progress={40}
      texts={{
        lastAccessed: t('dashboard:learner.lastAccessed', {
          date: formatDate('2026-11-20T09:00:00Z', language),
        }),
        progressLabel: t('dashboard:learner.progress', { course: name }),
        progress: t('dashboard:learner.complete', { percent: formatPercent(40, language) }),
      }}
    />,
  ),
  why: 'Learners look for where they are in the course.',
  dont: narrow(<CourseCard {...course} />),
  whyNot: 'Price and rating help to decide, and this learner has decided.',
  keyboard: { Tab: 'Moves to the card.', Enter: 'Opens the course.' },
});
