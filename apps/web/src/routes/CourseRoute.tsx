import type { ApiClient } from '@lyceum/api-client';
import { browserApi, requestApi } from '../app/api/api.ts';
import { orErrorPage } from '../app/api/loaderErrors.ts';
import { pageCourse } from '../app/courses/summaries.ts';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { storedUserId } from '../app/session/useSession.ts';
import { CourseContainer } from '../features/course/Course/Course.container.tsx';
import type { Route } from './+types/CourseRoute.ts';

export const handle = { query: {} } satisfies RouteHandle;

async function load(api: ApiClient, id: string, loadedFor: string | null = null) {
  const path = { id };
  const course = pageCourse(await orErrorPage(api.call('getCourse', { path }), loadedFor));
  // For the others, the course contains everything that the page shows of its lessons.
  const hasDetails = course.scheduledTime !== null || course.progress !== null;
  const details = hasDetails ? (await api.call('listCourseSessions', { path })).sessions : null;
  return { course, details, loadedFor };
}

/** `loadedFor` is the user whose progress and lessons the course contains. */
async function loadForUser(id: string) {
  for (;;) {
    const loadedFor = storedUserId();
    const loaded = await load(browserApi(), id, loadedFor);
    // If the session changed during the call, the response can belong to either user.
    if (storedUserId() === loadedFor) return loaded;
  }
}

export const loader = ({ context, params }: Route.LoaderArgs) => load(requestApi(context), params.courseId);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadForUser(params.courseId);
export { CourseNotFound as ErrorBoundary } from '../app/notFound/NotFound.container.tsx';

export default function CourseRoute({ loaderData }: Route.ComponentProps) {
  const { course, details, loadedFor } = loaderData;
  return <CourseContainer key={course.id} {...{ course, details, loadedFor }} />;
}
