import type { expertSignUpMachine } from '@lyceum/flows/expert-sign-up';
import { Dialog } from '@lyceum/ui/components/Dialog';
import { useTranslation } from 'react-i18next';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { ExpertiseSearch } from '../../forms/ExpertFields.tsx';
import { RedirectNotice } from '../../forms/RedirectNotice.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { SignUpSteps } from './SignUpSteps.tsx';

export interface SignUpDialogProps {
  signUp: SnapshotFrom<typeof expertSignUpMachine>;
  send: (event: EventFromLogic<typeof expertSignUpMachine>) => void;
  /** The search for areas of expertise, and what it is sent. */
  expertise: ExpertiseSearch;
  /** Whether a third-party service is configured; there is no button for it otherwise. */
  hasThirdParty: boolean;
}

/** 'Create Your Expert Account': in four steps on mobile, else in one form [2.80]. */
export function SignUpDialog(props: SignUpDialogProps) {
  const { t } = useTranslation(['experts', 'common']);
  const { signUp, send } = props;
  const isSignedUp = signUp.matches('signedUp') || signUp.matches('onTheWayToDashboard');
  const isOneForm = signUp.context.layout === 'oneForm';
  return (
    <Dialog
      open={!signUp.matches('canceled')}
      onClose={() => send({ type: 'dialog.closed' })}
      title={t('experts:signUp.title')}
      {...(isOneForm && !isSignedUp && { description: t('experts:signUp.lead') })}
      closeLabel={t('common:actions.close')}
      size={isOneForm ? 'large' : 'medium'}
    >
      {isSignedUp ? (
        <RedirectNotice>{t('experts:signUp.success')}</RedirectNotice>
      ) : isOneForm ? (
        <SignUpForm {...props} />
      ) : (
        <SignUpSteps {...props} />
      )}
    </Dialog>
  );
}
