import type { SignedIn, User } from '@lyceum/api-client';
import { sessionActors, sessionMachine } from '@lyceum/flows/session';
import { useActorRef, useSelector } from '@xstate/react';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { browserConnection } from './api.ts';

export interface Session {
  /** `restoring` on the server and until the browser has looked into its storage. */
  state: 'restoring' | 'signedIn' | 'signedOut';
  /** Who is signed in; null otherwise. */
  user: User | null;
  signedIn: (answer: SignedIn) => void;
  signOut: () => void;
}

const nobody: Session = { state: 'restoring', user: null, signedIn: () => {}, signOut: () => {} };
const SessionContext = createContext<Session>(nobody);

// On the server the machine is never started, so nothing has to be wired to it.
const wired = () =>
  typeof document === 'undefined'
    ? sessionMachine
    : sessionMachine.provide({ actors: sessionActors(browserConnection()) });

/** Runs the session for the whole app. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [machine] = useState(wired);
  const actor = useActorRef(machine);
  const navigate = useNavigate();
  const user = useSelector(actor, ({ context }) => context.user);
  const isRestoring = useSelector(actor, (snapshot) => snapshot.matches('restoring'));

  useEffect(() => {
    const listening = actor.on('session.ended', ({ because }) => {
      if (because === 'asked') void navigate('/');
    });
    return () => listening.unsubscribe();
  }, [actor, navigate]);

  const value = useMemo<Session>(
    () => ({
      state: user ? 'signedIn' : isRestoring ? 'restoring' : 'signedOut',
      user,
      signedIn: (answer) => actor.send({ type: 'person.signedIn', ...answer }),
      signOut: () => actor.send({ type: 'signOut.requested' }),
    }),
    [actor, user, isRestoring],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

export function useSession(): Session {
  return use(SessionContext);
}
