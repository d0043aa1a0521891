import type { ApiClient, MyReview } from '@lyceum/api-client';
import type { ReviewForm } from '@lyceum/rules/review';
import { fromPromise } from 'xstate';

export function courseReviewActors(api: ApiClient) {
  return {
    load: fromPromise<MyReview, { courseId: string }>(({ input, signal }) =>
      api.call('getMyReview', { path: { id: input.courseId }, signal }),
    ),
    // Without the signal: the review is saved or withdrawn even if the user leaves the page.
    save: fromPromise<MyReview, { courseId: string; values: ReviewForm }>(({ input }) =>
      api.call('writeReview', { path: { id: input.courseId }, body: input.values }),
    ),
    withdraw: fromPromise<void, { courseId: string }>(async ({ input }) => {
      await api.call('withdrawReview', { path: { id: input.courseId } });
    }),
  };
}
