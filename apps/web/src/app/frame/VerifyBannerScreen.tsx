import type { resendMachine } from '@lyceum/flows/email-verification';
import { Banner } from '@lyceum/ui/components/Banner';
import { Button } from '@lyceum/ui/components/Button';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { sentenceWith } from '../../platform/i18n/sentenceWith.tsx';

export interface VerifyBannerScreenProps {
  resend: SnapshotFrom<typeof resendMachine>;
  send: (event: EventFromLogic<typeof resendMachine>) => void;
  /** The recipient of the first mail, right after the registration; otherwise null. */
  registered: string | null;
}

/** The banner of an unverified e-mail address, until it is dismissed [2.115]. */
export function VerifyBannerScreen({ resend, send, registered }: VerifyBannerScreenProps) {
  const { t } = useTranslation('common');
  if (resend.matches('dismissed')) return null;
  return (
    <Banner
      dismissLabel={t('actions.dismiss')}
      onDismiss={() => send({ type: 'notice.dismissed' })}
      action={
        resend.matches('sent') ? undefined : (
          <Button
            size="small"
            busy={resend.matches('sending')}
            busyLabel={t('verifyBanner.sending')}
            onClick={() => send({ type: 'resend.requested' })}
          >
            {t('verifyBanner.resend')}
          </Button>
        )
      }
    >
      <BannerText resend={resend} registered={registered} />
    </Banner>
  );
}

function BannerText({ resend, registered }: Pick<VerifyBannerScreenProps, 'resend' | 'registered'>) {
  const { t } = useTranslation(['common', 'errors']);
  if (resend.matches('sent')) return t('common:verifyBanner.sent');
  if (resend.matches('failed')) return resend.context.message ?? t('errors:screens.resendVerification');
  if (resend.matches('signInNeeded')) return t('errors:screens.resendWithoutSession');
  return registered === null
    ? t('common:verifyBanner.text')
    : sentenceWith(
        (email) => t('common:verifyBanner.registered', { email }),
        <bdi dir="ltr">{registered}</bdi>,
      );
}
