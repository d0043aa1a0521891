import { instructorSchema } from '@lyceum/rules/schemas';
import { Dialog } from '@lyceum/ui/components/Dialog';
import { Stack } from '@lyceum/ui/components/layout';
import { DraftForm } from '@lyceum/ui/patterns/DraftForm';
import { useSchemaForm } from '@lyceum/ui/patterns/forms';
import { useTranslation } from 'react-i18next';
import { ExpertiseField } from '../../../app/forms/ExpertiseField.tsx';
import { AccountFields, ProfileText } from '../forms/ExpertFields.tsx';
import { LoginPrompt } from '../forms/LoginPrompt.tsx';
import { useAccountForm } from '../forms/useAccountForm.ts';
import { useDescribeProblem } from '../forms/useDescribeProblem.ts';
import { signUpError } from './signUpError.ts';
import type { SignUpDialogProps } from './types.ts';

/** The sign-up in one form. An account by e-mail has its own dialog. */
export function SignUpForm(props: SignUpDialogProps) {
  const { signUp, send } = props;
  const { t } = useTranslation(['experts', 'common']);
  return (
    <>
      <Stack>
        <Profile {...props} />
        <LoginPrompt />
      </Stack>
      <Dialog
        open={isByEmail(signUp)}
        onClose={() => send({ type: 'back.requested' })}
        title={t('experts:signUp.accountTitle')}
        closeLabel={t('common:actions.close')}
      >
        <Account {...props} />
      </Dialog>
    </>
  );
}

const isByEmail = (signUp: SignUpDialogProps['signUp']) =>
  signUp.matches('byEmail') || signUp.matches('registering');

/** The texts of both forms, without the label of the button. */
function useTexts() {
  const { t } = useTranslation('auth');
  return { google: t('google.signUp'), or: t('google.or') };
}

function Profile({ signUp, send, expertise, hasThirdParty }: SignUpDialogProps) {
  const { t } = useTranslation(['experts', 'errors']);
  const { form, problem } = useSchemaForm(instructorSchema, {
    initial: signUp.context.profile,
    describeProblem: useDescribeProblem(),
    onDraft: (profile) => send({ type: 'profile.typed', profile }),
    errorsUntil: 'edited',
    showsErrors: signUp.matches({ filling: { choosing: 'incomplete' } }),
  });
  return (
    <DraftForm
      form={form}
      onSubmit={() => send({ type: 'email.chosen' })}
      onGoogle={hasThirdParty ? () => send({ type: 'thirdParty.requested' }) : undefined}
      busy={signUp.matches('registeringByThirdParty') ? 'google' : null}
      error={isByEmail(signUp) ? null : signUpError(signUp, t)}
      texts={{ ...useTexts(), submit: t('experts:signUp.continueWithEmail') }}
    >
      <ExpertiseField
        {...expertise}
        value={form.watch('expertise')}
        onChange={(ids) => form.setValue('expertise', ids)}
        error={problem('expertise')}
      />
      <ProfileText {...form.register('qualifications')} error={problem('qualifications')} rows={3} />
      <ProfileText {...form.register('bio')} error={problem('bio')} rows={3} />
    </DraftForm>
  );
}

function Account({ signUp, send }: SignUpDialogProps) {
  const { t } = useTranslation(['experts', 'errors']);
  const { form, problem } = useAccountForm({ draft: signUp.context, send });
  return (
    <DraftForm
      form={form}
      onSubmit={(registration) => send({ type: 'registration.completed', registration })}
      busy={signUp.matches('registering') ? 'submit' : null}
      error={signUpError(signUp, t)}
      texts={{
        ...useTexts(),
        submit: t('experts:signUp.create'),
        busy: t('experts:signUp.creating'),
      }}
    >
      <AccountFields register={form.register} problem={problem} />
    </DraftForm>
  );
}
