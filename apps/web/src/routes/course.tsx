import type { ApiClient } from '@lyceum/api-client';
import { courseProgressActors, courseProgressMachine } from '@lyceum/flows/course-progress';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { browserApi, requestApi } from '../app/api.ts';
import { found } from '../app/found.ts';
import { useSession } from '../app/session.tsx';
import { useWired } from '../app/useWired.ts';
import { CourseScreen, type CourseScreenProps } from '../screens/Course/CourseScreen.tsx';
import { useEnrolment } from '../screens/Course/useEnrolment.ts';
import type { Route } from './+types/course.ts';

const load = async (api: ApiClient, id: string) => ({
  course: await found(api.call('getCourse', { path: { id } })),
});

export const loader = ({ context, params }: Route.LoaderArgs) => load(requestApi(context), params.courseId);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi(), params.courseId);
export { CourseMissing as ErrorBoundary } from '../screens/Missing/missing.tsx';

export default function CourseRoute({ loaderData: { course } }: Route.ComponentProps) {
  return <CourseOf key={course.id} course={course} />;
}

function CourseOf({ course }: Pick<CourseScreenProps, 'course'>) {
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const [enrolment, send] = useEnrolment(course);
  const personId = user?.id;
  // The page came without a sign-in; what the person has done in the course is told to the person only.
  useEffect(() => {
    if (personId) void revalidate();
  }, [personId, revalidate]);

  const props = { course, enrolment, send, isOwn: personId === course.instructor.id };
  const { progress, completedSessions } = course;
  if (progress === null || completedSessions === null || !enrolment.matches('continuing')) {
    return <CourseScreen {...props} progress={null} onToggleSession={() => {}} />;
  }
  return <CourseOfLearner {...props} saved={{ progress, completedSessions }} />;
}

interface CourseOfLearnerProps extends Pick<CourseScreenProps, 'course' | 'enrolment' | 'send' | 'isOwn'> {
  saved: { progress: number; completedSessions: number[] };
}

function CourseOfLearner({ saved, ...props }: CourseOfLearnerProps) {
  const { id: courseId, sessions } = props.course;
  const machine = useWired(courseProgressMachine, courseProgressActors);
  const [progress, send] = useMachine(machine, { input: { courseId, sessions, ...saved } });
  return (
    <CourseScreen
      {...props}
      progress={progress}
      onToggleSession={(session) => send({ type: 'session.toggled', session })}
    />
  );
}
