import { courseProgressMachine } from '@lyceum/flows/course-progress';
import { leaveCourseMachine } from '@lyceum/flows/leave-course';
import { materialDownloadMachine } from '@lyceum/flows/material-download';
import { getInitialSnapshot } from 'xstate';
import type { PageCourse } from '../../../../app/courses/summaries.ts';
import type { LearnersPart } from '../../Course/CourseLessons.tsx';

const nothing = () => undefined;

/** A learner who has just enrolled in a course. The controls have no effect. */
export function previewedLearner({ id: courseId, sessions }: PageCourse, now: number): LearnersPart {
  const progress = { courseId, lessons: sessions, completedSessions: [], progress: 0 };
  return {
    progress: getInitialSnapshot(courseProgressMachine, progress),
    onToggleLesson: nothing,
    leaving: getInitialSnapshot(leaveCourseMachine, { courseId, isOffered: true }),
    sendLeaving: nothing,
    now,
    onAddToCalendar: nothing,
    download: getInitialSnapshot(materialDownloadMachine, { courseId }),
    onDownload: nothing,
  };
}
