import type { ApiClient, Course } from '@lyceum/api-client';
import type { SortOf } from '@lyceum/rules';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router-dom';
import { browserApi, requestApi } from '../app/api/api.ts';
import { found } from '../app/api/loaderErrors.ts';
import { pageIn, sortIn } from '../app/courses/listAddress.ts';
import { revalidateOnPageChange } from '../app/lists/useSort.ts';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { storedUserId } from '../app/session/useSession.ts';
import { reviewPage } from '../features/course/Reviews/courseReviews.ts';
import { ReviewsContainer } from '../features/course/Reviews/Reviews.container.tsx';
import { loadPageTexts } from '../platform/i18n/texts.ts';
import type { Route } from './+types/ReviewsRoute.ts';

export const handle = {
  texts: ['reviews'],
  query: { sorts: 'courseReviews', pages: true },
} as const satisfies RouteHandle;

interface ListRequest {
  id: string;
  sortBy: SortOf<'courseReviews'>;
  page: number;
}

const reviewedCourse = ({ id, name, href, rating, ratingCount, instructor }: Course) => ({
  ...{ id, name, href, rating, ratingCount },
  instructor: { id: instructor.id },
});

/** @param loadedFor the user who can see the course, if it is not loaded for a guest */
async function load(api: ApiClient, { id, sortBy, page }: ListRequest, loadedFor: string | null = null) {
  const calls = [api.call('getCourse', { path: { id } }), reviewPage(api, { id, sortBy }, page)] as const;
  const [course, reviews] = await found(Promise.all(calls), loadedFor);
  return { course: reviewedCourse(course), reviews, sortBy, page };
}

function listRequest(id: string, address: string): ListRequest {
  const { searchParams } = new URL(address);
  return { id, sortBy: sortIn('courseReviews', searchParams), page: pageIn(searchParams) };
}

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  load(requestApi(context), listRequest(params.courseId, request.url));
export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs) => {
  const [loaded] = await Promise.all([
    load(browserApi(), listRequest(params.courseId, request.url), storedUserId()),
    loadPageTexts(...handle.texts),
  ]);
  return loaded;
};
/** A saved or withdrawn review reloads the page. */
export const shouldRevalidate = (calls: ShouldRevalidateFunctionArgs) =>
  revalidateOnPageChange(calls) || calls.currentUrl.href === calls.nextUrl.href;
export { CourseNotFound as ErrorBoundary } from '../app/notFound/NotFound.container.tsx';

export default function ReviewsRoute({ params, loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return <ReviewsContainer key={params.courseId} page={pageIn(search)} loaded={loaderData} />;
}
