import { Dialog } from '@lyceum/ui/components/Dialog';
import { AuthForm } from '@lyceum/ui/patterns/AuthForm';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { authFormTexts } from './texts.ts';
import { useAuthFlow } from './useAuthFlow.ts';

export interface AuthDialogProps {
  onSignedIn: () => void;
  /** It was closed without a sign-in. */
  onCancel: () => void;
}

/** Login and registration over whatever page one is on. Specification §2, Login / register dialog. */
export default function AuthDialog({ onSignedIn, onCancel }: AuthDialogProps) {
  const { t } = useTranslation(['auth', 'errors', 'common']);
  const navigate = useNavigate();
  const goOn = useCallback(
    ({ to }: { to: string | null }) => {
      onSignedIn();
      if (to) void navigate(to);
    },
    [onSignedIn, navigate],
  );
  const { snapshot, send, signInByThirdParty } = useAuthFlow({
    mode: 'login',
    place: 'dialog',
    onSignedIn: goOn,
  });
  const { mode, message } = snapshot.context;
  return (
    <Dialog open onClose={onCancel} title={t(`auth:${mode}.title`)} closeLabel={t('common:actions.close')}>
      <AuthForm
        mode={mode}
        onModeChange={() => send({ type: 'mode.switched' })}
        onLogin={(credentials) => send({ type: 'login.submitted', credentials })}
        onRegister={(registration) => send({ type: 'registration.submitted', registration })}
        onGoogle={signInByThirdParty}
        busy={!snapshot.matches('filling')}
        error={message}
        texts={authFormTexts(t)}
        describeProblem={(problem) => t(`errors:validation.${problem}`)}
      />
    </Dialog>
  );
}
