import { Dialog } from '@lyceum/ui/components/Dialog';
import { Stack } from '@lyceum/ui/components/layout';
import { DraftForm } from '@lyceum/ui/patterns/DraftForm';
import { useTranslation } from 'react-i18next';
import { AccountFields, ProfileField } from '../../forms/ExpertFields.tsx';
import { LoginPrompt } from '../../forms/LoginPrompt.tsx';
import { signUpError } from './signUpError.ts';
import type { SignUpDialogProps } from './types.ts';

const fields = ['expertise', 'qualifications', 'bio'] as const;

/** All in one form, and a dialog of its own for an account by e-mail. */
export function SignUpForm({ signUp, send, expertise, hasThirdParty }: SignUpDialogProps) {
  const { t } = useTranslation(['experts', 'auth', 'errors', 'common']);
  const { context } = signUp;
  const isByEmail = signUp.matches('byEmail') || signUp.matches('registering');
  const serverError = signUpError(signUp, t);
  const texts = { google: t('auth:google.signUp'), or: t('auth:google.or') };
  return (
    <>
      <Stack>
        <DraftForm
          onSubmit={() => send({ type: 'email.chosen' })}
          onGoogle={hasThirdParty ? () => send({ type: 'thirdParty.requested' }) : undefined}
          busy={signUp.matches('registeringByThirdParty') ? 'google' : null}
          error={isByEmail ? null : serverError}
          texts={{ ...texts, submit: t('experts:signUp.continueWithEmail') }}
        >
          {fields.map((name) => (
            <ProfileField key={name} name={name} form={context} send={send} expertise={expertise} rows={3} />
          ))}
        </DraftForm>
        <LoginPrompt />
      </Stack>
      <Dialog
        open={isByEmail}
        onClose={() => send({ type: 'back.requested' })}
        title={t('experts:signUp.accountTitle')}
        closeLabel={t('common:actions.close')}
      >
        <DraftForm
          onSubmit={() => send({ type: 'next.requested' })}
          busy={signUp.matches('registering') ? 'submit' : null}
          error={serverError}
          texts={{ ...texts, submit: t('experts:signUp.create'), busy: t('experts:signUp.creating') }}
        >
          <AccountFields form={context} send={send} />
        </DraftForm>
      </Dialog>
    </>
  );
}
