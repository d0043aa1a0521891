export {
  courseReviewActors,
  courseReviewMachine,
  reviewDraftKey,
  reviewToEdit,
} from './course-review.machine.ts';
