import type { Continuation } from '@lyceum/flows/course-progress';
import { ButtonLink } from '@lyceum/ui/components/Button';
import { ContinueCard } from '@lyceum/ui/patterns/ContinueCard';
import { lessonRowId } from '@lyceum/ui/patterns/LessonList';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import { useTimeZone } from '../../platform/i18n/useTimeZone.ts';
import { enrolledCourse } from './enrolledCourse.ts';

/** The course that a learner continues with [2.191]. */
export function ContinuedCourse({ enrollment, lesson }: Continuation) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { t: tCourse } = useTranslation('catalog');
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { course, completedSessions } = enrollment;
  const { texts, ...card } = enrolledCourse(enrollment, t, language, timeZone);
  return (
    <ContinueCard
      {...card}
      texts={{
        ...texts,
        eyebrow: t('dashboard:learner.nextStep'),
        count: tCourse('course.sessionsDone', { done: completedSessions.length, count: course.sessions }),
      }}
      action={
        <ButtonLink tone="primary" href={`${course.href}#${lessonRowId(lesson)}`}>
          {tCourse('course.continueWith', { number: lesson })}
        </ButtonLink>
      }
    />
  );
}
