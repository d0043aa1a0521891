export { reviewReplyActors } from './review-reply.actors.ts';
export { replyDraftKey, reviewReplyMachine } from './review-reply.machine.ts';
