import { courseProgressActors, courseProgressMachine } from '@lyceum/flows/course-progress';
import { enrollmentActors, enrollmentMachine, isContinued } from '@lyceum/flows/enrollment';
import { personalPageMachine } from '@lyceum/flows/personal-page';
import { useFlow } from '../../app/useFlow.ts';
import { useSession } from '../../session/useSession.ts';
import { CourseScreen, type CourseScreenProps } from './CourseScreen.tsx';

interface CourseContainerProps extends Pick<CourseScreenProps, 'course'> {
  /** The user whose progress the course contains; null for a guest, who has none. */
  loadedFor: string | null;
}

export function CourseContainer({ course, loadedFor }: CourseContainerProps) {
  const userId = useSession().user?.id ?? null;
  useFlow(personalPageMachine, null, { input: { loadedFor } });
  const [enrollment, send] = useFlow(enrollmentMachine, enrollmentActors, {
    input: { courseId: course.id, userId },
  });
  const { progress, completedSessions } = course;
  const isCourseContinued = isContinued(enrollment, { progress, loadedFor, userId });
  const props = {
    course,
    enrollment,
    send,
    isContinued: isCourseContinued,
    isOwn: userId === course.instructor.id,
  };
  if (!isCourseContinued || progress === null || completedSessions === null) {
    return <CourseScreen {...props} progress={null} onToggleSession={() => {}} />;
  }
  return <LearnerCourse key={loadedFor} {...props} saved={{ progress, completedSessions }} />;
}

interface LearnerCourseProps
  extends Pick<CourseScreenProps, 'course' | 'enrollment' | 'send' | 'isContinued' | 'isOwn'> {
  saved: { progress: number; completedSessions: number[] };
}

function LearnerCourse({ saved, ...props }: LearnerCourseProps) {
  const { id: courseId, sessions } = props.course;
  const [progress, send] = useFlow(courseProgressMachine, courseProgressActors, {
    input: { courseId, sessions, ...saved },
  });
  return (
    <CourseScreen
      {...props}
      progress={progress}
      onToggleSession={(session) => send({ type: 'session.toggled', session })}
    />
  );
}
