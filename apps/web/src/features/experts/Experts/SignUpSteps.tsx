import { expertSteps } from '@lyceum/flows/expert-sign-up';
import { Button } from '@lyceum/ui/components/Button';
import { Stack } from '@lyceum/ui/components/layout';
import { GoogleButton } from '@lyceum/ui/patterns/GoogleButton';
import { StepForm } from '@lyceum/ui/patterns/StepForm';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountStep } from '../forms/AccountStep.tsx';
import { LoginPrompt } from '../forms/LoginPrompt.tsx';
import { ProfileStep } from '../forms/ProfileStep.tsx';
import { stepTexts } from '../forms/stepTexts.ts';
import { signUpError } from './signUpError.ts';
import type { SignUpDialogProps } from './types.ts';

/** In four steps: the last offers the third party, or an account by e-mail. */
export function SignUpSteps(props: SignUpDialogProps) {
  const { signUp, send, expertise } = props;
  const { t } = useTranslation(['experts', 'instructor', 'common', 'errors']);
  const formId = useId();
  const { context } = signUp;
  const { step, profile } = context;
  const position = expertSteps.indexOf(step) + 1;
  const isByEmail = signUp.matches('byEmail') || signUp.matches('registering');
  const isChoosing = step === 'account' && !isByEmail;
  return (
    <StepForm
      step={position}
      steps={expertSteps.length}
      onBack={position > 1 ? () => send({ type: 'back.requested' }) : undefined}
      formId={isChoosing ? undefined : formId}
      busy={signUp.matches('registering') || signUp.matches('registeringByThirdParty')}
      error={signUpError(signUp, t)}
      texts={stepTexts(t, step, expertSteps.length)}
    >
      {step !== 'account' ? (
        <ProfileStep id={formId} step={step} profile={profile} send={send} expertise={expertise} />
      ) : isByEmail ? (
        <AccountStep id={formId} draft={context} send={send} />
      ) : (
        <Choice {...props} />
      )}
    </StepForm>
  );
}

function Choice({ signUp, send, hasThirdParty }: SignUpDialogProps) {
  const { t } = useTranslation(['experts', 'auth']);
  const isRegistering = signUp.matches('registeringByThirdParty');
  return (
    <Stack gap="sm">
      {hasThirdParty && (
        <GoogleButton
          label={t('auth:google.signUp')}
          busy={isRegistering}
          onPress={() => send({ type: 'thirdParty.requested' })}
        />
      )}
      <Button wide disabled={isRegistering} onClick={() => send({ type: 'email.chosen' })}>
        {t('experts:signUp.useEmail')}
      </Button>
      <LoginPrompt />
    </Stack>
  );
}
