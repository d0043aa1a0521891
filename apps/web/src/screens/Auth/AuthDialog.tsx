import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { AuthDialogScreen } from './AuthDialogScreen.tsx';
import { useAuthFlow } from './useAuthFlow.ts';

export interface AuthDialogProps {
  onSignedIn: () => void;
  /** It was closed without a sign-in. */
  onCancel: () => void;
}

/** Runs the dialog for as long as it is open. */
export default function AuthDialog({ onSignedIn, onCancel }: AuthDialogProps) {
  const navigate = useNavigate();
  const goOn = useCallback(
    ({ to }: { to: string | null }) => {
      onSignedIn();
      if (to) void navigate(to);
    },
    [onSignedIn, navigate],
  );
  const flow = useAuthFlow({ mode: 'login', place: 'dialog', onSignedIn: goOn });
  return <AuthDialogScreen {...flow} onCancel={onCancel} />;
}
