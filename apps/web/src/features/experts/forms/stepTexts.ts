import { type ExpertStep, expertSteps } from '@lyceum/flows/expert-sign-up';
import type { StepFormTexts } from '@lyceum/ui/patterns/StepForm';
import type { TFunction } from 'i18next';

/** The texts of a step to an expert's account. @param steps the number of steps for this user */
export function stepTexts(
  t: TFunction<['experts', 'instructor', 'common']>,
  step: ExpertStep,
  steps: number,
): StepFormTexts {
  const position = expertSteps.indexOf(step) + 1;
  return {
    title: step === 'account' ? t('experts:steps.account') : t(`instructor:onboarding.steps.${step}`),
    progress: t('experts:steps.progress'),
    position: t('instructor:onboarding.position', { step: position, steps }),
    back: t('common:actions.back'),
    onwards: position === steps ? t('experts:steps.submit') : t('common:actions.next'),
    busy: t('experts:steps.submitting'),
  };
}
