import type { ApiClient, Review, ReviewPage } from '@lyceum/api-client';
import { createPagedList, loadPageBy } from '@lyceum/flows/paged-list';
import { limits } from '@lyceum/rules';
import { browserApi } from '../../../app/api/api.ts';
import type { Order } from '../../../app/lists/useSort.ts';

/** A list of reviews. `ratings` identifies the ratings of the course: a change of them begins the list anew. */
type ReviewQuery = { id: string; ratings: string } & Pick<Order<'courseReviews'>, 'sortBy'>;

/** A page of the reviews of a course. */
export const reviewPage = (
  api: ApiClient,
  { id, sortBy }: Omit<ReviewQuery, 'ratings'>,
  page: number = limits.firstPage,
  signal?: AbortSignal,
): Promise<ReviewPage> =>
  api.call('listCourseReviews', {
    path: { id },
    query: { sortBy, page, limit: limits.reviewsPerPage },
    ...(signal && { signal }),
  });

export const reviewList = createPagedList<Review, ReviewQuery>('listCourseReviews').provide({
  actors: {
    loadPage: loadPageBy(({ query, page }, signal) => reviewPage(browserApi(), query, page, signal)),
  },
});
