import { authDialogActors, authDialogMachine } from '@lyceum/flows/auth-dialog';
import type { SignUpRole } from '@lyceum/rules';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { browserApi } from '../../app/api.ts';
import { useSession } from '../../app/session.tsx';
import { requestIdToken } from '../../app/thirdParty.ts';
import type { loader as rootLoader } from '../../root.tsx';

interface AuthFlowOptions {
  mode: 'login' | 'register';
  place: 'dialog' | 'page';
  /** Where the person was on the way to. */
  remembered?: string | null;
  /** `to` is where to go now; null: stay. */
  onSignedIn: (answer: { to: string | null; registered: boolean; email: string }) => void;
}

/** Runs the auth-dialog's machine for the dialog and for the two pages. */
export function useAuthFlow({ mode, place, remembered = null, onSignedIn }: AuthFlowOptions) {
  const [machine] = useState(() => {
    // Rendered on the server the machine is never started, so nothing has to be wired to it.
    const inBrowser = typeof document !== 'undefined';
    return inBrowser
      ? authDialogMachine.provide({ actors: authDialogActors(browserApi()) })
      : authDialogMachine;
  });
  const actor = useActorRef(machine, { input: { mode, place, remembered } });
  const snapshot = useSelector(actor, (state) => state);
  const session = useSession();
  const thirdParty = useRouteLoaderData<typeof rootLoader>('root')?.thirdParty ?? null;

  useEffect(() => {
    const signedIn = actor.on('person.signedIn', ({ user, tokens, to, registered }) => {
      session.signedIn({ user, tokens });
      onSignedIn({ to, registered, email: user.email });
    });
    // Specification §8: only logged, nothing shown.
    const failed = actor.on('thirdParty.failed', ({ error }) => console.warn('Google login failed', error));
    return () => {
      signedIn.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, session, onSignedIn]);

  const signInByThirdParty = thirdParty
    ? (role: SignUpRole = 'learner') => {
        requestIdToken(thirdParty).then(
          (tokenId) => actor.send({ type: 'thirdParty.answered', tokenId, role }),
          (error) => console.warn('Google login failed', error),
        );
      }
    : undefined;

  return { snapshot, send: actor.send, signInByThirdParty };
}
