import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuthFlow } from '../../session/useAuthFlow.ts';
import { AuthDialogScreen } from './AuthDialogScreen.tsx';

export interface AuthDialogContainerProps {
  /** The page behind it goes on by itself after the sign-in. */
  staysHere: boolean;
  onSignedIn: (userId: string) => void;
  /** It was closed without a sign-in. */
  onCancel: () => void;
}

/** Runs the dialog for as long as it is open. */
export default function AuthDialogContainer({ staysHere, onSignedIn, onCancel }: AuthDialogContainerProps) {
  const navigate = useNavigate();
  const goOn = useCallback(
    ({ to, userId }: { to: string | null; userId: string }) => {
      onSignedIn(userId);
      if (to && !staysHere) void navigate(to);
    },
    [staysHere, onSignedIn, navigate],
  );
  const flow = useAuthFlow({ mode: 'login', place: 'dialog', onSignedIn: goOn });
  return <AuthDialogScreen {...flow} onCancel={onCancel} />;
}
