import { AuthForm } from '@lyceum/ui/patterns/AuthForm';
import { FormPage } from '@lyceum/ui/patterns/FormPage';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../app/PageMeta.tsx';
import { type AuthProps, authFormProps } from './authProps.ts';

export interface LoginScreenProps extends AuthProps {
  /** 'Sign Up' was pressed, which leads to the register page. */
  onRegister: () => void;
}

/** Specification §2, Login page. */
export function LoginScreen({ onRegister, ...props }: LoginScreenProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const { remembered } = props.auth.context;
  return (
    <FormPage title={t('auth:login.title')} lead={remembered ? t('auth:login.signInFirst') : undefined}>
      <PageMeta title={t('auth:login.title')} description={t('auth:login.description')} />
      <AuthForm {...authFormProps(props, t)} onModeChange={onRegister} />
    </FormPage>
  );
}
