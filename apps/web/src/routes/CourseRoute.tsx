import type { ApiClient } from '@lyceum/api-client';
import { found } from '../document/loaderErrors.ts';
import { pageLoader } from '../document/loading/pageLoader.ts';
import { CourseContainer } from '../screens/Course/Course.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import { storedUserId } from '../session/useSession.ts';
import type { Route } from './+types/CourseRoute.ts';

const load = (api: ApiClient, id: string, loadedFor: string | null = null) =>
  found(api.call('getCourse', { path: { id } }), loadedFor);

/** `loadedFor` is the user whose progress and sessions the course contains. */
export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  course: await load(requestApi(context), params.courseId),
  loadedFor: null,
});
export const clientLoader = pageLoader(
  async ({ params }: Pick<Route.ClientLoaderArgs, 'params' | 'request'>) => {
    for (;;) {
      const loadedFor = storedUserId();
      const course = await load(browserApi(), params.courseId, loadedFor);
      // If the session changed during the call, the response can belong to either user.
      if (storedUserId() === loadedFor) return { course, loadedFor };
    }
  },
);
export { CourseNotFound as ErrorBoundary } from '../screens/NotFound/NotFound.container.tsx';

export default function CourseRoute({ loaderData: { course, loadedFor } }: Route.ComponentProps) {
  return <CourseContainer key={course.id} course={course} loadedFor={loadedFor} />;
}
