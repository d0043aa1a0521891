import { resendActors, resendMachine } from '@lyceum/flows/email-verification';
import { Banner } from '@lyceum/ui/components/Banner';
import { Button } from '@lyceum/ui/components/Button';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { browserApi } from '../../app/api.ts';

/** Tells a person that the e-mail address is not verified, until dismissed. Specification §4, Email. */
export default function VerifyBanner({ email }: { email: string }) {
  const { t } = useTranslation(['common', 'errors']);
  const [machine] = useState(() => resendMachine.provide({ actors: resendActors(browserApi()) }));
  const [state, send] = useMachine(machine);
  // What the register page leaves in the history's state.
  const hasRegistered = useLocation().state?.registered === true;
  if (state.matches('dismissed')) return null;
  const said = state.matches('sent')
    ? t('common:verifyBanner.sent')
    : state.matches('failed')
      ? (state.context.message ?? t('errors:screens.resendVerification'))
      : state.matches('signInNeeded')
        ? t('errors:screens.resendWithoutSession')
        : hasRegistered
          ? t('common:verifyBanner.registered', { email })
          : t('common:verifyBanner.text');
  return (
    <Banner
      dismissLabel={t('common:actions.dismiss')}
      onDismiss={() => send({ type: 'notice.dismissed' })}
      action={
        state.matches('sent') ? undefined : (
          <Button
            size="small"
            busy={state.matches('sending')}
            busyLabel={t('common:verifyBanner.sending')}
            onClick={() => send({ type: 'resend.requested' })}
          >
            {t('common:verifyBanner.resend')}
          </Button>
        )
      }
    >
      {said}
    </Banner>
  );
}
