import { courseProgressMachine } from '@lyceum/flows/course-progress';
import { leaveCourseMachine } from '@lyceum/flows/leave-course';
import { materialDownloadMachine } from '@lyceum/flows/material-download';
import { getInitialSnapshot } from 'xstate';
import type { ShownCourse } from '../../../../app/courses/listed.ts';
import type { LearnersPart } from '../../Course/CourseSessions.tsx';

const nothing = () => undefined;

/** Somebody who has just enrolled in a course. Nothing that they press has an effect. */
export function previewedLearner({ id: courseId, sessions }: ShownCourse, now: number): LearnersPart {
  const progress = { courseId, lessons: sessions, completedSessions: [], progress: 0 };
  return {
    progress: getInitialSnapshot(courseProgressMachine, progress),
    onToggleSession: nothing,
    leaving: getInitialSnapshot(leaveCourseMachine, { courseId, isOffered: true }),
    sendLeaving: nothing,
    now,
    onAddToCalendar: nothing,
    download: getInitialSnapshot(materialDownloadMachine, { courseId }),
    onDownload: nothing,
  };
}
