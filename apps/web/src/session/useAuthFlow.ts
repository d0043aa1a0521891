import { authDialogActors, authDialogMachine } from '@lyceum/flows/auth-dialog';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useRootData } from '../document/rootData.ts';
import { requestIdToken } from './requestIdToken.ts';
import { useSession } from './SessionProvider.tsx';
import { useProvidedMachine } from './useProvidedMachine.ts';

interface AuthFlowOptions {
  mode: 'login' | 'register';
  place: 'dialog' | 'page';
  /** Where the person was on the way to. */
  remembered?: string | null;
  /** `to` is where to go now; null: stay. */
  onSignedIn: (answer: { to: string | null; userId: string }) => void;
}

/** Runs the auth-dialog's machine for the dialog and for the two pages, between the session and the third party. */
export function useAuthFlow({ mode, place, remembered = null, onSignedIn }: AuthFlowOptions) {
  const thirdParty = useRootData()?.thirdParty ?? null;
  const machine = useProvidedMachine(authDialogMachine, (api) =>
    authDialogActors(api, (signal) => requestIdToken(thirdParty, signal)),
  );
  const [auth, send, actor] = useMachine(machine, { input: { mode, place, remembered } });
  const session = useSession();

  useEffect(() => {
    const signedIn = actor.on('user.signedIn', ({ user, tokens, to }) => {
      session.signedIn({ user, tokens });
      onSignedIn({ to, userId: user.id });
    });
    // Only logged [8.5].
    const failed = actor.on('thirdParty.failed', ({ error }) => console.warn('Google login failed', error));
    return () => {
      signedIn.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, session, onSignedIn]);

  return { auth, send, hasThirdParty: thirdParty !== null };
}
