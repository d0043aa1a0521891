export {
  hasMoreRequests,
  instructorReviewActors,
  instructorReviewMachine,
} from './instructor-review.machine.ts';
export { type Decision, type RequestActor, requestMachine } from './request.machine.ts';
