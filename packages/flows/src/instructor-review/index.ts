export { instructorReviewActors } from './instructor-review.actors.ts';
export { hasMoreRequests, instructorReviewMachine } from './instructor-review.machine.ts';
export { type Decision, type RequestActor, requestMachine } from './request.machine.ts';
