import type { ExpertStep } from './expert-form.ts';

/**
 * Shared parts of the machines over the expert form. Each machine defines the guards `isDone` and `isAt` and the
 * actions `setProblems`, `setStep` and `emitDraft`.
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
