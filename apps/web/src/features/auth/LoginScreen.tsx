import { AuthForm } from '@lyceum/ui/patterns/AuthForm';
import { FormPage } from '@lyceum/ui/patterns/FormPage';
import { useTranslation } from 'react-i18next';
import { type AuthProps, authFormProps } from '../../app/auth/authProps.ts';
import { PageMeta } from '../../app/page/PageMeta.tsx';

/** The login page [2.64]. */
export function LoginScreen(props: AuthProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const { remembered } = props.auth.context;
  return (
    <FormPage title={t('auth:login.title')} lead={remembered ? t('auth:login.signInFirst') : undefined}>
      <PageMeta title={t('auth:login.title')} description={t('auth:login.description')} />
      <AuthForm {...authFormProps(props, t)} otherPage="/register" />
    </FormPage>
  );
}
