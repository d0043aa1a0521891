import { type courseProgressMachine, nextLessonOf, progressOf } from '@lyceum/flows/course-progress';
import { formatPercent } from '@lyceum/i18n';
import { reviewProgressMinimum } from '@lyceum/rules';
import { ButtonLink } from '@lyceum/ui/components/Button';
import { CourseProgress } from '@lyceum/ui/patterns/CourseProgress';
import { lessonRowId } from '@lyceum/ui/patterns/LessonList';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { PageCourse } from '../../../app/courses/summaries.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';

interface CourseContinuationProps {
  course: PageCourse;
  progress: SnapshotFrom<typeof courseProgressMachine>;
}

/** The progress of an enrolled user, and the next lesson until the course is completed [2.47]. */
export function CourseContinuation({ course, progress: { context } }: CourseContinuationProps) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const percent = progressOf(context);
  const next = nextLessonOf(context);
  return (
    <>
      <CourseProgress
        label={t('course.progress')}
        value={percent}
        valueText={t('course.complete', { percent: formatPercent(percent, language) })}
        count={t('course.sessionsDone', { done: context.ticked.length, count: context.lessons })}
        badge={percent === 100 ? t('course.completed') : undefined}
      />
      {next !== null && (
        <ButtonLink
          tone="primary"
          size="large"
          href={`${course.href}#${lessonRowId(next)}`}
          onClick={() => document.getElementById(lessonRowId(next))?.focus()}
        >
          {t('course.continueWith', { number: next })}
        </ButtonLink>
      )}
      {context.saved.certificate && (
        <ButtonLink href={`/certificate/${context.saved.certificate}`}>{t('course.certificate')}</ButtonLink>
      )}
      {percent >= reviewProgressMinimum && course.status === 'published' && (
        <ButtonLink href={`${course.href}/reviews`}>{t('course.review')}</ButtonLink>
      )}
    </>
  );
}
