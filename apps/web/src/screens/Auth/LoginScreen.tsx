import { AuthForm } from '@lyceum/ui/patterns/AuthForm';
import { FormPage } from '@lyceum/ui/patterns/FormPage';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageMeta } from '../../app/PageMeta.tsx';
import { rememberedPlace } from '../../app/remembered.ts';
import { authFormTexts } from './texts.ts';
import { useAuthFlow } from './useAuthFlow.ts';

/** Specification §2, Login page. */
export function LoginScreen() {
  const { t } = useTranslation(['auth', 'errors']);
  const navigate = useNavigate();
  const remembered = rememberedPlace(useLocation().state);
  const goOn = useCallback(
    ({ to }: { to: string | null }) => void navigate(to ?? '/dashboard', { replace: true }),
    [navigate],
  );
  const { snapshot, send, signInByThirdParty } = useAuthFlow({
    mode: 'login',
    place: 'page',
    remembered,
    onSignedIn: goOn,
  });
  return (
    <FormPage title={t('auth:login.title')} lead={remembered ? t('auth:login.signInFirst') : undefined}>
      <PageMeta title={t('auth:login.title')} description={t('auth:login.description')} />
      <AuthForm
        mode="login"
        onModeChange={() => void navigate('/register', { state: { from: remembered } })}
        onLogin={(credentials) => send({ type: 'login.submitted', credentials })}
        onRegister={() => {}}
        onGoogle={signInByThirdParty}
        busy={!snapshot.matches('filling')}
        error={snapshot.context.message}
        texts={authFormTexts(t)}
        describeProblem={(problem) => t(`errors:validation.${problem}`)}
      />
    </FormPage>
  );
}
