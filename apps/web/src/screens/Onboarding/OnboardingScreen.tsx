import { expertSteps } from '@lyceum/flows/expert-sign-up';
import type { onboardingMachine } from '@lyceum/flows/onboarding';
import { ButtonLink } from '@lyceum/ui/components/Button';
import { Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { FormPage } from '@lyceum/ui/patterns/FormPage';
import { StepForm } from '@lyceum/ui/patterns/StepForm';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { PageMeta } from '../../document/PageMeta.tsx';
import { type ExpertiseSearch, ProfileStep } from '../../forms/ProfileStep.tsx';

const onboardingSteps = 3;

export interface OnboardingScreenProps {
  onboarding: SnapshotFrom<typeof onboardingMachine>;
  send: (event: EventFromLogic<typeof onboardingMachine>) => void;
  /** The search for areas of expertise and its `send`. */
  expertise: ExpertiseSearch;
}

/** The onboarding of an instructor in three steps [2.87]. */
export function OnboardingScreen(props: OnboardingScreenProps) {
  const { t } = useTranslation('instructor');
  const { onboarding } = props;
  const isCompleted = onboarding.matches('completed') || onboarding.matches('onTheWayToDashboard');
  return (
    <FormPage title={t('onboarding.title')} lead={t('onboarding.lead')}>
      <PageMeta title={t('onboarding.title')} />
      {isCompleted ? (
        <Stack gap="md">
          <Notice tone="positive">{t('onboarding.success')}</Notice>
          <ButtonLink wide href="/dashboard">
            {t('onboarding.dashboard')}
          </ButtonLink>
        </Stack>
      ) : (
        <Steps {...props} />
      )}
    </FormPage>
  );
}

function Steps({ onboarding, send, expertise }: OnboardingScreenProps) {
  const { t } = useTranslation(['instructor', 'common', 'errors']);
  const formId = useId();
  const { context } = onboarding;
  const steps = onboardingSteps;
  const name = context.step === 'account' ? 'bio' : context.step;
  const step = expertSteps.indexOf(name) + 1;
  const isRefused = onboarding.matches({ filling: { bio: 'refused' } });
  return (
    <StepForm
      step={step}
      steps={steps}
      onBack={step > 1 ? () => send({ type: 'back.requested' }) : undefined}
      formId={formId}
      busy={onboarding.matches('saving')}
      error={isRefused ? (context.message ?? t('errors:screens.onboarding')) : null}
      texts={{
        title: t(`instructor:onboarding.steps.${name}`),
        progress: t('instructor:onboarding.progress'),
        position: t('instructor:onboarding.position', { step, steps }),
        back: t('common:actions.back'),
        onwards: step === steps ? t('instructor:onboarding.complete') : t('common:actions.next'),
        busy: t('instructor:onboarding.completing'),
      }}
    >
      <ProfileStep id={formId} step={name} profile={context.profile} send={send} expertise={expertise} />
    </StepForm>
  );
}
