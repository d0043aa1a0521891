import type { applicationMachine } from '@lyceum/flows/application';
import { expertSteps } from '@lyceum/flows/expert-sign-up';
import { FormPage } from '@lyceum/ui/patterns/FormPage';
import { StepForm } from '@lyceum/ui/patterns/StepForm';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { AccountStep } from '../forms/AccountStep.tsx';
import { LoginPrompt } from '../forms/LoginPrompt.tsx';
import { type ExpertiseSearch, ProfileStep } from '../forms/ProfileStep.tsx';
import { RedirectNotice } from '../forms/RedirectNotice.tsx';
import { stepTexts } from '../forms/stepTexts.ts';

export interface ApplicationScreenProps {
  application: SnapshotFrom<typeof applicationMachine>;
  send: (event: EventFromLogic<typeof applicationMachine>) => void;
  /** The search for areas of expertise, and what it is sent. */
  expertise: ExpertiseSearch;
  /** Whether the page is visible before the flow starts. @default false */
  isInHtml?: boolean;
}

/** The multi-step application page [2.82]. */
export function ApplicationScreen(props: ApplicationScreenProps) {
  const { t } = useTranslation('experts');
  const { application, isInHtml = false } = props;
  // The page is not visible yet, or is being left.
  if ((application.matches('appearing') && !isInHtml) || application.matches('onTheWayToDashboard'))
    return null;
  return (
    <FormPage title={t('apply.title')} lead={t('apply.lead')}>
      {application.matches('applied') ? (
        <RedirectNotice>{t('apply.success')}</RedirectNotice>
      ) : application.matches('registered') ? (
        <RedirectNotice>{t('signUp.success')}</RedirectNotice>
      ) : (
        <Steps {...props} />
      )}
    </FormPage>
  );
}

function Steps({ application, send, expertise }: ApplicationScreenProps) {
  const { t } = useTranslation(['experts', 'instructor', 'common', 'errors']);
  const formId = useId();
  const { context } = application;
  const { step, applicant, message, profile } = context;
  const steps = applicant === 'guest' ? expertSteps.length : expertSteps.length - 1;
  const position = expertSteps.indexOf(step) + 1;
  const serverError = application.matches({ filling: { bio: 'refused' } })
    ? (message ?? t('errors:operations.upgradeToInstructor'))
    : application.matches({ filling: { account: 'refused' } })
      ? (message ?? t('errors:operations.registerInstructor'))
      : null;
  return (
    <StepForm
      step={position}
      steps={steps}
      onBack={position > 1 ? () => send({ type: 'back.requested' }) : undefined}
      formId={formId}
      busy={application.matches('applying') || application.matches('registering')}
      error={serverError}
      texts={stepTexts(t, step, steps)}
    >
      {step === 'account' ? (
        <>
          <AccountStep id={formId} draft={context} send={send} />
          <LoginPrompt />
        </>
      ) : (
        <ProfileStep
          id={formId}
          step={step}
          profile={profile}
          send={send}
          expertise={{ ...expertise, freeText: false }}
        />
      )}
    </StepForm>
  );
}
