import type { ApiClient, Review } from '@lyceum/api-client';
import type { ReplyForm } from '@lyceum/rules/review';
import { fromPromise } from 'xstate';

export function reviewReplyActors(api: ApiClient) {
  return {
    // Without the signal: the reply is saved or withdrawn even if the user leaves the page.
    save: fromPromise<Review, { reviewId: string; values: ReplyForm }>(({ input }) =>
      api.call('replyToReview', { path: { id: input.reviewId }, body: input.values }),
    ),
    withdraw: fromPromise<void, { reviewId: string }>(async ({ input }) => {
      await api.call('withdrawReply', { path: { id: input.reviewId } });
    }),
  };
}
