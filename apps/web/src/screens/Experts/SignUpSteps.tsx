import { expertSteps } from '@lyceum/flows/expert-sign-up';
import { limits } from '@lyceum/rules';
import { Button } from '@lyceum/ui/components/Button';
import { Stack } from '@lyceum/ui/components/layout';
import { GoogleButton } from '@lyceum/ui/patterns/GoogleButton';
import { StepForm } from '@lyceum/ui/patterns/StepForm';
import { useTranslation } from 'react-i18next';
import { AccountFields, ProfileField } from '../../forms/ExpertFields.tsx';
import { LoginPrompt } from '../../forms/LoginPrompt.tsx';
import { stepTexts } from '../../forms/stepTexts.ts';
import { signUpError } from './signUpError.ts';
import type { SignUpDialogProps } from './types.ts';

/** In four steps: the last offers the third party, or an account by e-mail. */
export function SignUpSteps(props: SignUpDialogProps) {
  const { signUp, send, expertise } = props;
  const { t } = useTranslation(['experts', 'instructor', 'common', 'errors']);
  const { context } = signUp;
  const { step } = context;
  const position = expertSteps.indexOf(step) + 1;
  const isByEmail = signUp.matches('byEmail') || signUp.matches('registering');
  const isChoosing = step === 'account' && !isByEmail;
  const isRegistering = signUp.matches('registering');
  return (
    <StepForm
      step={position}
      steps={limits.expertSteps}
      onBack={position > 1 ? () => send({ type: 'back.requested' }) : undefined}
      onNext={isChoosing ? undefined : () => send({ type: 'next.requested' })}
      busy={isRegistering || signUp.matches('registeringByThirdParty')}
      error={signUpError(signUp, t)}
      texts={stepTexts(t, step, limits.expertSteps)}
    >
      {step !== 'account' ? (
        <ProfileField key={step} name={step} form={context} send={send} expertise={expertise} />
      ) : isByEmail ? (
        <AccountFields form={context} send={send} />
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
