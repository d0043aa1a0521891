import type { forgotPasswordMachine } from '@lyceum/flows/forgot-password';
import { ForgotPasswordForm } from '@lyceum/ui/patterns/ForgotPasswordForm';
import { FormPage } from '@lyceum/ui/patterns/FormPage';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { PageMeta } from '../../../app/page/PageMeta.tsx';

export interface ForgotPasswordScreenProps {
  forgot: SnapshotFrom<typeof forgotPasswordMachine>;
  send: (event: EventFromLogic<typeof forgotPasswordMachine>) => void;
  /** The address of a signed-in user, who comes from the settings and returns to them. @default a guest */
  email?: string | undefined;
}

/** Requests a link for a new password [2.73] [2.252]. */
export function ForgotPasswordScreen({ forgot, send, email }: ForgotPasswordScreenProps) {
  const { t } = useTranslation(['auth', 'errors']);
  return (
    <FormPage title={t('auth:forgot.title')} lead={t('auth:forgot.lead')}>
      <PageMeta title={t('auth:forgot.title')} description={t('auth:forgot.lead')} />
      <ForgotPasswordForm
        email={email}
        backHref={email ? '/profile?section=password' : undefined}
        onSubmit={({ email: recipient }) => send({ type: 'link.requested', email: recipient })}
        busy={forgot.matches('sending')}
        error={forgot.context.message}
        success={forgot.matches('sent') ? t('auth:forgot.success') : undefined}
        texts={{
          email: t('auth:fields.email'),
          submit: t('auth:forgot.submit'),
          busy: t('auth:forgot.submitting'),
          back: t(email ? 'auth:forgot.backToSettings' : 'auth:forgot.backToLogin'),
        }}
        describeProblem={(problem) => t(`errors:validation.${problem}`)}
      />
    </FormPage>
  );
}
