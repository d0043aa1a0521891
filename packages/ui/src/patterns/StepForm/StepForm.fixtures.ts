import { t } from '../../stories/index.ts';
import type { StepFormProps } from './StepForm.tsx';

export const stepNames = ['expertise', 'qualifications', 'bio'] as const;

/** The texts of the onboarding at a step, counted from 1. */
export function stepTexts(step: number): StepFormProps['texts'] {
  return {
    title: t(`instructor:onboarding.steps.${stepNames[step - 1] ?? 'bio'}`),
    progress: t('instructor:onboarding.progress'),
    position: t('instructor:onboarding.position', { step, steps: stepNames.length }),
    back: t('common:actions.back'),
    onwards: step === stepNames.length ? t('instructor:onboarding.complete') : t('common:actions.next'),
    busy: t('instructor:onboarding.completing'),
  };
}
