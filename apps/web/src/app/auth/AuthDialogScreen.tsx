import type { CourseOffer } from '@lyceum/flows/auth';
import { Dialog } from '@lyceum/ui/components/Dialog';
import { AuthForm, OfferSummary } from '@lyceum/ui/patterns/AuthForm';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import { localizedName } from '../courses/views.ts';
import { type AuthProps, authFormProps } from './authProps.ts';

export interface AuthDialogScreenProps extends AuthProps {
  /** The course that the user enrolls in after the sign-in [2.205]. @default null */
  offer?: CourseOffer | null;
  /** Called when the dialog is closed without a sign-in. */
  onCancel: () => void;
}

/** Login and registration in a dialog over the current page [2.67]. */
export function AuthDialogScreen({ onCancel, offer = null, ...props }: AuthDialogScreenProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const { t: tCommon } = useTranslation('common');
  const { mode } = props.auth.context;
  return (
    <Dialog
      open={!props.auth.matches('signedIn')}
      onClose={onCancel}
      title={t(`auth:${mode}.title`)}
      closeLabel={tCommon('actions.close')}
      {...(offer && { description: <Offer {...offer} /> })}
    >
      <AuthForm {...authFormProps(props, t)} />
    </Dialog>
  );
}

function Offer({ name, price }: CourseOffer) {
  const { t } = useTranslation(['auth', 'catalog', 'common']);
  const language = useLanguage();
  return (
    <OfferSummary
      {...localizedName(name, language, t('common:unknownName'))}
      price={price}
      texts={{ lead: t('auth:enrollingIn'), free: t('catalog:card.free') }}
    />
  );
}
