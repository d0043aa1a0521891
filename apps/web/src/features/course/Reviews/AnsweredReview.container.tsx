import { replyDraftKey, reviewReplyActors, reviewReplyMachine } from '@lyceum/flows/review-reply';
import { replyDraftSchema } from '@lyceum/rules/review';
import { useStoredDraft } from '../../../app/forms/drafts.ts';
import { useFlow } from '../../../app/system/useFlow.ts';
import { AnsweredReview, type AnsweredReviewProps } from './AnsweredReview.tsx';

interface AnsweredReviewContainerProps extends Pick<AnsweredReviewProps, 'review' | 'Item' | 'report'> {
  userId: string;
}

export default function AnsweredReviewContainer({
  review,
  userId,
  Item,
  report,
}: AnsweredReviewContainerProps) {
  const draft = useStoredDraft(replyDraftKey(review.id, userId), replyDraftSchema);
  const [reply, send] = useFlow(reviewReplyMachine, reviewReplyActors, {
    input: { reviewId: review.id, userId, reply: review.reply, draft },
  });
  return <AnsweredReview review={review} reply={reply} send={send} Item={Item} report={report} />;
}
