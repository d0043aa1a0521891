import { courseProgressActors, courseProgressMachine } from '@lyceum/flows/course-progress';
import { enrollmentActors, enrollmentMachine, isContinued } from '@lyceum/flows/enrollment';
import { leaveCourseActors, leaveCourseMachine } from '@lyceum/flows/leave-course';
import { lessonClockMachine } from '@lyceum/flows/lesson-clock';
import { materialDownloadActors, materialDownloadMachine } from '@lyceum/flows/material-download';
import { personalPageMachine } from '@lyceum/flows/personal-page';
import { useEffect, useEffectEvent } from 'react';
import { prepareAuthDialog } from '../../../app/auth/AuthDialog.tsx';
import { useSession } from '../../../app/session/useSession.ts';
import { useActorEvent } from '../../../app/system/useActorEvent.ts';
import { useFlow } from '../../../app/system/useFlow.ts';
import { useTimeZone } from '../../../platform/i18n/useTimeZone.ts';
import type { LearnersPart } from './CourseLessons.tsx';
import { CourseScreen, type CourseScreenProps } from './CourseScreen.tsx';
import { useCalendarDownload } from './useCalendarDownload.ts';

interface CourseContainerProps extends Required<Pick<CourseScreenProps, 'course' | 'details'>> {
  /** The user whose progress the course contains; null for a guest, who has none. */
  loadedFor: string | null;
}

export function CourseContainer({ course, details, loadedFor }: CourseContainerProps) {
  const userId = useSession().user?.id ?? null;
  const timeZone = useTimeZone();
  useFlow(personalPageMachine, null, { input: { loadedFor } });
  const [enrollment, send] = useFlow(enrollmentMachine, enrollmentActors, {
    input: { courseId: course.id, offer: { name: course.name, price: course.price }, userId },
  });
  const [leaving, sendLeaving] = useFlow(leaveCourseMachine, leaveCourseActors, {
    key: loadedFor ?? 'guest',
    input: { courseId: course.id, isOffered: course.status === 'published' },
  });
  const { progress, completedSessions, certificate } = course;
  const hasLeft = leaving.matches('left');
  const isOwn = userId === course.instructor.id;
  const onIntent = userId === null ? prepareAuthDialog : undefined;
  const props = { course, details, enrollment, send, onIntent, hasLeft, isOwn, timeZone };
  const isLearner = !hasLeft && isContinued(enrollment, { progress, loadedFor, userId });
  if (!isLearner || progress === null || completedSessions === null) {
    return <CourseScreen {...props} learner={null} />;
  }
  return (
    <LearnerCourse
      key={loadedFor}
      {...props}
      saved={{ progress, completedSessions, ...(certificate !== undefined && { certificate }) }}
      leaving={leaving}
      sendLeaving={sendLeaving}
    />
  );
}

interface LearnerCourseProps
  extends Omit<CourseScreenProps, 'learner' | 'details'>,
    Pick<CourseContainerProps, 'details'>,
    Pick<LearnersPart, 'leaving' | 'sendLeaving'> {
  saved: { progress: number; completedSessions: number[]; certificate?: string };
}

function LearnerCourse({ saved, leaving, sendLeaving, ...props }: LearnerCourseProps) {
  const { id: courseId, sessions } = props.course;
  const [progress, send] = useFlow(courseProgressMachine, courseProgressActors, {
    input: { courseId, lessons: sessions, ...saved },
  });
  const updateProgress = useEffectEvent(() => send({ type: 'progress.loaded', saved }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has loaded the course again
  useEffect(() => updateProgress(), [props.course]);
  const schedules = props.details?.flatMap(({ schedule }) => schedule ?? []) ?? [];
  const [{ context }] = useFlow(lessonClockMachine, null, { input: { schedules, now: Date.now() } });
  const onAddToCalendar = useCalendarDownload(props.course, props.details);
  const [download, sendDownload, downloads] = useFlow(materialDownloadMachine, materialDownloadActors, {
    input: { courseId },
  });
  useActorEvent(downloads, 'download.ready', ({ url }) => openDownload(url));
  const onDownload = (materialId: string) => sendDownload({ type: 'download.requested', materialId });
  const onToggleLesson = (lesson: number) => send({ type: 'lesson.toggled', lesson });
  return (
    <CourseScreen
      {...props}
      learner={{
        ...{ progress, onToggleLesson, leaving, sendLeaving, onAddToCalendar, download, onDownload },
        now: context.now,
      }}
    />
  );
}

/** As a download, so that an error does not replace the page. */
function openDownload(url: string): void {
  Object.assign(document.createElement('a'), { href: url, download: '' }).click();
}
