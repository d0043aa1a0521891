import { replyDraftKey, reviewReplyActors, reviewReplyMachine } from '@lyceum/flows/review-reply';
import { replyDraftSchema } from '@lyceum/rules/review';
import { useStoredDraft } from '../../../app/forms/drafts.ts';
import { useFlow } from '../../../app/system/useFlow.ts';
import { ReviewWithReply, type ReviewWithReplyProps } from './ReviewWithReply.tsx';

interface ReviewWithReplyContainerProps extends Pick<ReviewWithReplyProps, 'review' | 'Item' | 'report'> {
  userId: string;
}

export default function ReviewWithReplyContainer({
  review,
  userId,
  Item,
  report,
}: ReviewWithReplyContainerProps) {
  const draft = useStoredDraft(replyDraftKey(review.id, userId), replyDraftSchema);
  const [reply, send] = useFlow(reviewReplyMachine, reviewReplyActors, {
    input: { reviewId: review.id, userId, reply: review.reply, draft },
  });
  return <ReviewWithReply review={review} reply={reply} send={send} Item={Item} report={report} />;
}
