import { Dialog } from '@lyceum/ui/components/Dialog';
import { AuthForm } from '@lyceum/ui/patterns/AuthForm';
import { useTranslation } from 'react-i18next';
import { type AuthProps, authFormProps } from './authProps.ts';

export interface AuthDialogScreenProps extends AuthProps {
  /** The dialog was closed without a sign-in. */
  onCancel: () => void;
}

/** Login and registration over whatever page one is on [2.67]. */
export function AuthDialogScreen({ onCancel, ...props }: AuthDialogScreenProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const { t: tCommon } = useTranslation('common');
  const { mode } = props.auth.context;
  return (
    <Dialog
      open={!props.auth.matches('signedIn')}
      onClose={onCancel}
      title={t(`auth:${mode}.title`)}
      closeLabel={tCommon('actions.close')}
    >
      <AuthForm {...authFormProps(props, t)} />
    </Dialog>
  );
}
