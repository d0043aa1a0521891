import { AuthSwitch } from '@lyceum/ui/patterns/AuthForm';
import { useTranslation } from 'react-i18next';

/** For who has an account already: what is typed goes on after the sign-in. */
export function HaveAccount({ onLogin }: { onLogin: () => void }) {
  const { t } = useTranslation('auth');
  return <AuthSwitch question={t('register.haveAccount')} label={t('register.login')} onSwitch={onLogin} />;
}
