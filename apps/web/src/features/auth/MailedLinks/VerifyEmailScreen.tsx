import type { resendMachine, verificationMachine } from '@lyceum/flows/email-verification';
import { Button, ButtonLink } from '@lyceum/ui/components/Button';
import { Stack } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { Spinner } from '@lyceum/ui/components/Spinner';
import { Text } from '@lyceum/ui/components/Text';
import { FormPage } from '@lyceum/ui/patterns/FormPage';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { PageMeta } from '../../../app/page/PageMeta.tsx';

export interface VerifyEmailScreenProps {
  verification: SnapshotFrom<typeof verificationMachine>;
  send: (event: EventFromLogic<typeof verificationMachine>) => void;
  resend: ResendProps['resend'];
  onResend: ResendProps['onResend'];
}

/** Verifies an e-mail address [2.71] [2.76]. */
export function VerifyEmailScreen({ verification, send, resend, onResend }: VerifyEmailScreenProps) {
  const { t } = useTranslation(['auth', 'common', 'errors']);
  const dashboard = (
    <ButtonLink wide href="/dashboard">
      {t('auth:verify.dashboard')}
    </ButtonLink>
  );
  return (
    <FormPage title={t('auth:verify.title')} fill>
      <PageMeta title={t('auth:verify.title')} description={t('auth:verify.description')} />
      {verification.matches('verifying') ? (
        <Spinner label={t('auth:verify.verifying')} />
      ) : verification.matches('refused') || verification.matches('tokenMissing') ? (
        <Stack gap="md">
          <Notice tone="critical">
            {verification.context.message ?? t('errors:validation.verificationTokenMissing')}
          </Notice>
          <Text tone="soft">{t('auth:verify.failed')}</Text>
          <ResendNotice resend={resend} />
          <Stack gap="sm">
            <ResendButton resend={resend} onResend={onResend} />
            {verification.matches('refused') && (
              <Button wide onClick={() => send({ type: 'retry.requested' })}>
                {t('common:actions.tryAgain')}
              </Button>
            )}
            {dashboard}
          </Stack>
        </Stack>
      ) : (
        <Stack gap="md">
          <Notice tone="positive">
            {t(verification.matches('alreadyVerified') ? 'auth:verify.already' : 'auth:verify.success')}
          </Notice>
          {dashboard}
        </Stack>
      )}
    </FormPage>
  );
}

interface ResendProps {
  resend: SnapshotFrom<typeof resendMachine>;
  onResend: () => void;
}

function ResendButton({ resend, onResend }: ResendProps) {
  const { t } = useTranslation('auth');
  return (
    <Button
      tone="primary"
      wide
      busy={resend.matches('sending')}
      busyLabel={t('verify.sending')}
      onClick={onResend}
    >
      {t('verify.resend')}
    </Button>
  );
}

/** The result of sending the mail again. */
function ResendNotice({ resend }: Pick<ResendProps, 'resend'>) {
  const { t } = useTranslation(['auth', 'errors']);
  if (resend.matches('sent')) return <Notice tone="positive">{t('auth:verify.sent')}</Notice>;
  if (resend.matches('signInNeeded')) {
    return <Notice tone="critical">{t('errors:screens.resendWithoutSession')}</Notice>;
  }
  if (!resend.matches('failed')) return null;
  return <Notice tone="critical">{resend.context.message ?? t('errors:screens.resendVerification')}</Notice>;
}
