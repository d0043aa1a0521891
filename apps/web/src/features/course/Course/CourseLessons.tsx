import type { CourseSession } from '@lyceum/api-client';
import { type courseProgressMachine, nextLessonOf } from '@lyceum/flows/course-progress';
import type { leaveCourseMachine } from '@lyceum/flows/leave-course';
import type { materialDownloadMachine } from '@lyceum/flows/material-download';
import { Button, ButtonLink } from '@lyceum/ui/components/Button';
import { Heading } from '@lyceum/ui/components/Heading';
import { Inline, Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { Text } from '@lyceum/ui/components/Text';
import { CalendarIcon } from '@lyceum/ui/icons';
import { Completion } from '@lyceum/ui/patterns/Completion';
import { LessonList } from '@lyceum/ui/patterns/LessonList';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { PageCourse } from '../../../app/courses/summaries.ts';
import { LazyBoundary } from '../../../platform/errors/LazyBoundary.tsx';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { courseLessons, learnersParts } from './courseLessons.ts';

const LeaveDialog = lazy(() => import('./LeaveDialog.tsx'));

export interface LearnersPart {
  progress: SnapshotFrom<typeof courseProgressMachine>;
  onToggleLesson: (lesson: number) => void;
  leaving: SnapshotFrom<typeof leaveCourseMachine>;
  sendLeaving: (event: EventFromLogic<typeof leaveCourseMachine>) => void;
  /** The time that decides which meeting links are shown, in ms since 1970. */
  now: number;
  /** Called to download the times of the lessons as a calendar file. */
  onAddToCalendar: () => void;
  download: SnapshotFrom<typeof materialDownloadMachine>;
  /** Called with the id of the file to download. */
  onDownload: (materialId: string) => void;
}

interface CourseLessonsProps extends LearnersPart {
  course: PageCourse;
  details: readonly CourseSession[] | null;
  timeZone: string;
}

/** The lessons of a course, with a checkbox each, for enrolled users, who can also leave the course. */
export function CourseLessons({
  progress: { context },
  onToggleLesson,
  leaving,
  sendLeaving,
  now,
  onAddToCalendar,
  download,
  onDownload,
  course,
  details,
  timeZone,
}: CourseLessonsProps) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const next = nextLessonOf(context);
  const isCompleted = next === null && context.lessons > 0;
  const { sessionTitles } = course;
  const outline = { sessions: context.lessons, sessionTitles, details };
  const lessons = courseLessons(outline, t, language, timeZone).map((lesson, index) => {
    const detail = details?.[index];
    return {
      ...lesson,
      ...(detail && learnersParts(detail, t, language, now)),
      isCompleted: context.ticked.includes(lesson.number),
    };
  });
  const isOpen = !leaving.matches('enrolled') && leaving.status === 'active';
  return (
    <Stack id="sessions" tabIndex={-1}>
      <Heading level={2}>{t('courseFields.sessionList')}</Heading>
      <Text tone="soft">{t('course.sessionHint')}</Text>
      {context.message && <Notice tone="critical">{context.message}</Notice>}
      {download.matches('failed') && <Notice tone="critical">{download.context.message}</Notice>}
      {download.matches('gone') && <Notice tone="critical">{t('course.fileGone')}</Notice>}
      <LessonList
        label={t('courseFields.sessionList')}
        lessons={lessons}
        next={next}
        nextLabel={t('course.next')}
        onToggle={onToggleLesson}
        onDownload={onDownload}
      />
      {details?.some(({ schedule }) => schedule) && (
        <Inline>
          <Button size="small" icon={CalendarIcon} onClick={onAddToCalendar}>
            {t('course.addToCalendar')}
          </Button>
        </Inline>
      )}
      {isCompleted && (
        <Completion
          title={t('course.completedTitle')}
          text={t('course.allDone')}
          actions={
            <>
              {context.saved.certificate && (
                <ButtonLink tone="primary" href={`/certificate/${context.saved.certificate}`}>
                  {t('course.certificate')}
                </ButtonLink>
              )}
              <ButtonLink
                tone={context.saved.certificate ? 'secondary' : 'primary'}
                href={course.category.href}
              >
                {t('course.findNext')}
              </ButtonLink>
              <ButtonLink tone="quiet" href="/dashboard">
                {t('course.toDashboard')}
              </ButtonLink>
            </>
          }
        />
      )}
      <Inline justify="end">
        <Button tone="criticalQuiet" size="small" onClick={() => sendLeaving({ type: 'leave.requested' })}>
          {t('course.leave')}
        </Button>
      </Inline>
      {isOpen && (
        <LazyBoundary>
          <LeaveDialog
            leaving={leaving}
            send={sendLeaving}
            completedLessons={context.ticked.length}
            lessons={context.lessons}
          />
        </LazyBoundary>
      )}
    </Stack>
  );
}
