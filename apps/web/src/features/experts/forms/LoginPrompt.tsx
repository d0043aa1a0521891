import { AuthSwitch } from '@lyceum/ui/patterns/AuthForm';
import { useTranslation } from 'react-i18next';
import { returnState } from '../../../app/session/returnTo.ts';

const application = returnState({ pathname: '/experts/apply', search: '', hash: '' });

/** For guests with an account. Their draft continues at `/experts/apply` after the sign-in. */
export function LoginPrompt() {
  const { t } = useTranslation('auth');
  return (
    <AuthSwitch
      question={t('register.haveAccount')}
      label={t('register.login')}
      href="/login"
      state={application}
    />
  );
}
