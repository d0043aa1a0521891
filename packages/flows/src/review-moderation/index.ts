export { type CaseActor, type CaseDecision, caseMachine } from './case.machine.ts';
export { reviewModerationActors } from './review-moderation.actors.ts';
export { type CaseList, hasMoreCases, reviewModerationMachine } from './review-moderation.machine.ts';
