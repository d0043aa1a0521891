import type { passwordResetMachine } from '@lyceum/flows/password-reset';
import { FormPage } from '@lyceum/ui/patterns/FormPage';
import { ResetPasswordForm } from '@lyceum/ui/patterns/ResetPasswordForm';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { PageMeta } from '../../../app/page/PageMeta.tsx';

export interface ResetPasswordScreenProps {
  reset: SnapshotFrom<typeof passwordResetMachine>;
  send: (event: EventFromLogic<typeof passwordResetMachine>) => void;
}

/** Sets a new password [2.70]. */
export function ResetPasswordScreen({ reset, send }: ResetPasswordScreenProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const isSaved = reset.matches('saved') || reset.matches('onTheWayToLogin');
  return (
    <FormPage title={t('auth:reset.title')} lead={t('auth:reset.lead')}>
      <PageMeta title={t('auth:reset.title')} description={t('auth:reset.lead')} />
      <ResetPasswordForm
        token={reset.context.token}
        onSubmit={({ password }) => send({ type: 'password.submitted', password })}
        busy={reset.matches('saving')}
        error={reset.context.message}
        success={isSaved ? t('auth:reset.success') : undefined}
        texts={{
          password: t('auth:fields.newPassword'),
          passwordHint: t('auth:fields.passwordHint'),
          showPassword: t('auth:fields.showPassword'),
          hidePassword: t('auth:fields.hidePassword'),
          confirmPassword: t('auth:fields.confirmPassword'),
          submit: t('auth:reset.submit'),
          busy: t('auth:reset.submitting'),
          newLink: t('auth:reset.newLink'),
          login: t('auth:reset.login'),
        }}
        describeProblem={(problem) => t(`errors:validation.${problem}`)}
      />
    </FormPage>
  );
}
