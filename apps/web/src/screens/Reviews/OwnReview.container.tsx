import { courseReviewActors, courseReviewMachine, reviewDraftKey } from '@lyceum/flows/course-review';
import { reviewDraftSchema } from '@lyceum/rules/drafts';
import { useFlow } from '../../app/useFlow.ts';
import { useStoredDraft } from '../../forms/drafts.ts';
import { OwnReview } from './OwnReview.tsx';

export default function OwnReviewContainer({ courseId, userId }: { courseId: string; userId: string }) {
  const storedDraft = useStoredDraft(reviewDraftKey(courseId, userId), reviewDraftSchema);
  const [review, send] = useFlow(courseReviewMachine, courseReviewActors, {
    input: { courseId, userId, storedDraft },
  });
  return <OwnReview review={review} send={send} />;
}
