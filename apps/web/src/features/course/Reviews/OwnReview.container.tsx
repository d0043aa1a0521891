import { courseReviewActors, courseReviewMachine, reviewDraftKey } from '@lyceum/flows/course-review';
import { reviewDraftSchema } from '@lyceum/rules/review';
import { useStoredDraft } from '../../../app/forms/drafts.ts';
import { useFlow } from '../../../app/system/useFlow.ts';
import { OwnReview, type OwnReviewProps } from './OwnReview.tsx';

interface OwnReviewContainerProps extends Pick<OwnReviewProps, 'isVerified' | 'Item'> {
  courseId: string;
  userId: string;
}

export default function OwnReviewContainer({ courseId, userId, ...rest }: OwnReviewContainerProps) {
  const storedDraft = useStoredDraft(reviewDraftKey(courseId, userId), reviewDraftSchema);
  const [review, send] = useFlow(courseReviewMachine, courseReviewActors, {
    input: { courseId, userId, storedDraft },
  });
  return <OwnReview review={review} send={send} {...rest} />;
}
