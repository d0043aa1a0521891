import type { ExpertStep } from './expert-form.ts';

/*
 * What the machines over the expert's form have in common: the guards `isDone` and `isAt`, the actions
 * `setProblems`, `setStep` and `emitDraft` that each of them sets up.
 */

export const done = (step: ExpertStep) => ({ guard: { type: 'isDone' as const, params: { step } } });

export const continuesAt = (step: ExpertStep) => ({ guard: { type: 'isAt' as const, params: { step } } });

export const showProblems = (step: ExpertStep) => ({
  actions: { type: 'setProblems' as const, params: { step } },
});

export const enterStep = (step: ExpertStep) => [
  { type: 'setStep' as const, params: { step } },
  'emitDraft' as const,
];
