export { courseReviewActors } from './course-review.actors.ts';
export { courseReviewMachine, reviewDraftKey, reviewToEdit } from './course-review.machine.ts';
