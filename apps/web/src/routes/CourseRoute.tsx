import type { ApiClient } from '@lyceum/api-client';
import { found } from '../document/loaderErrors.ts';
import { CourseContainer } from '../screens/Course/Course.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import { storedUserId } from '../session/useSession.ts';
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
  return <CourseContainer key={course.id} course={course} loadedFor={loadedFor} />;
}
