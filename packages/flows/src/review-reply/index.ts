export { replyDraftKey, reviewReplyActors, reviewReplyMachine } from './review-reply.machine.ts';
