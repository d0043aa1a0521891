import type { ExpertStep } from './expert-form.ts';

/*
 * What the machines over the expert's form have in common: the guards `isDone` and `isAt`, the actions
 * `rememberProblems`, `rememberStep` and `keepDraft` that each of them sets up.
 */

export const done = (step: ExpertStep) => ({ guard: { type: 'isDone' as const, params: { step } } });

export const goesOnWith = (step: ExpertStep) => ({ guard: { type: 'isAt' as const, params: { step } } });

export const sayProblems = (step: ExpertStep) => ({
  actions: { type: 'rememberProblems' as const, params: { step } },
});

export const reached = (step: ExpertStep) => [
  { type: 'rememberStep' as const, params: { step } },
  'keepDraft' as const,
];
