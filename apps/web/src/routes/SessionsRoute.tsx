import type { ApiClient } from '@lyceum/api-client';
import { browserApi, requestApi } from '../app/api/api.ts';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { UpcomingCoursesContainer } from '../features/catalog/UpcomingCourses/UpcomingCourses.container.tsx';
import { upcomingCoursePage } from '../features/catalog/upcomingCourses.ts';
import type { Route } from './+types/SessionsRoute.ts';

export const handle = { query: {}, sitemap: true } satisfies RouteHandle;

const load = async (api: ApiClient) => ({ courses: await upcomingCoursePage(api) });

/** The browser requests the courses again and shows the error. */
const unavailable = { courses: undefined };

export const loader = ({ context }: Route.LoaderArgs) => load(requestApi(context)).catch(() => unavailable);
export const clientLoader = () => load(browserApi()).catch(() => unavailable);

export default function SessionsRoute({ loaderData }: Route.ComponentProps) {
  return <UpcomingCoursesContainer courses={loaderData.courses} />;
}
