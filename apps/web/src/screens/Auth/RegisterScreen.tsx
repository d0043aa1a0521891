import { AccountForm } from '@lyceum/ui/patterns/AccountForm';
import { FormPage } from '@lyceum/ui/patterns/FormPage';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PageMeta } from '../../app/PageMeta.tsx';
import { accountFormTexts } from './texts.ts';
import { useAuthFlow } from './useAuthFlow.ts';

/** Specification §2, Register page. The amber notice afterwards is the frame's banner, which the state tells of. */
export function RegisterScreen() {
  const { t } = useTranslation(['auth', 'errors']);
  const navigate = useNavigate();
  const goOn = useCallback(
    ({ to }: { to: string | null }) =>
      void navigate(to ?? '/dashboard', { replace: true, state: { registered: true } }),
    [navigate],
  );
  const { snapshot, send, signInByThirdParty } = useAuthFlow({
    mode: 'register',
    place: 'page',
    onSignedIn: goOn,
  });
  return (
    <FormPage title={t('auth:register.title')} lead={t('auth:register.description')}>
      <PageMeta title={t('auth:register.title')} description={t('auth:register.description')} />
      <AccountForm
        onSubmit={({ confirmPassword: _, role = 'learner', ...registration }) =>
          send({ type: 'registration.submitted', registration: { ...registration, role } })
        }
        onGoogle={signInByThirdParty}
        busy={!snapshot.matches('filling')}
        error={snapshot.context.message}
        texts={accountFormTexts(t)}
        describeProblem={(problem) => t(`errors:validation.${problem}`)}
      />
    </FormPage>
  );
}
