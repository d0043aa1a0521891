import type { ApiClient } from '@lyceum/api-client';
import { courseProgressActors, courseProgressMachine } from '@lyceum/flows/course-progress';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { found } from '../document/loaderErrors.ts';
import { CourseScreen, type CourseScreenProps } from '../screens/Course/CourseScreen.tsx';
import { useEnrollment } from '../screens/Course/useEnrollment.ts';
import { browserApi, requestApi } from '../session/api.ts';
import { storedUserId, useSession } from '../session/SessionProvider.tsx';
import { useProvidedMachine } from '../session/useProvidedMachine.ts';
import type { Route } from './+types/CourseRoute.ts';

const load = (api: ApiClient, id: string, loadedFor: string | null = null) =>
  found(api.call('getCourse', { path: { id } }), loadedFor);

/** What the course was loaded for: its progress and its sessions are one user's, and nobody else's. */
export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  course: await load(requestApi(context), params.courseId),
  loadedFor: null,
});
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  for (;;) {
    const loadedFor = storedUserId();
    const course = await load(browserApi(), params.courseId, loadedFor);
    // The session changed meanwhile: whose answer this is, nobody can say.
    if (storedUserId() === loadedFor) return { course, loadedFor };
  }
}
export { CourseNotFound as ErrorBoundary } from '../screens/NotFound/NotFound.container.tsx';

export default function CourseRoute({ loaderData: { course, loadedFor } }: Route.ComponentProps) {
  return <CourseOf key={course.id} course={course} loadedFor={loadedFor} />;
}

interface CourseOfProps extends Pick<CourseScreenProps, 'course'> {
  /** Whose progress the course holds; null: a guest's, who has none. */
  loadedFor: string | null;
}

function CourseOf({ course, loadedFor }: CourseOfProps) {
  const { state, user } = useSession();
  const { revalidate } = useRevalidator();
  const [enrollment, send] = useEnrollment(course, loadedFor);
  const userId = user?.id ?? null;
  const wantedFor = state === 'restoring' ? loadedFor : userId;
  useEffect(() => {
    if (wantedFor !== loadedFor) void revalidate();
  }, [wantedFor, loadedFor, revalidate]);

  const props = { course, enrollment, send, isOwn: userId === course.instructor.id };
  const { progress, completedSessions } = course;
  if (progress === null || completedSessions === null || !enrollment.matches('continuing')) {
    return <CourseScreen {...props} progress={null} onToggleSession={() => {}} />;
  }
  return <CourseOfLearner key={loadedFor} {...props} saved={{ progress, completedSessions }} />;
}

interface CourseOfLearnerProps extends Pick<CourseScreenProps, 'course' | 'enrollment' | 'send' | 'isOwn'> {
  saved: { progress: number; completedSessions: number[] };
}

function CourseOfLearner({ saved, ...props }: CourseOfLearnerProps) {
  const { id: courseId, sessions } = props.course;
  const machine = useProvidedMachine(courseProgressMachine, courseProgressActors);
  const [progress, send] = useMachine(machine, { input: { courseId, sessions, ...saved } });
  return (
    <CourseScreen
      {...props}
      progress={progress}
      onToggleSession={(session) => send({ type: 'session.toggled', session })}
    />
  );
}
