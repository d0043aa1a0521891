import { Dialog } from '@lyceum/ui/components/Dialog';
import { useTranslation } from 'react-i18next';
import { RedirectNotice } from '../forms/RedirectNotice.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { SignUpSteps } from './SignUpSteps.tsx';
import type { SignUpDialogProps } from './types.ts';

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
