export { type CaseActor, type CaseDecision, caseMachine } from './case.machine.ts';
export {
  type CaseList,
  hasMoreCases,
  reviewModerationActors,
  reviewModerationMachine,
} from './review-moderation.machine.ts';
