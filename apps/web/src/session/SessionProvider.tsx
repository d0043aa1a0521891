import type { SignedIn, User } from '@lyceum/api-client';
import { decodeAccessToken, type SessionUser, sessionActors, sessionMachine } from '@lyceum/flows/session';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { forgetDrafts } from '../forms/drafts.ts';
import { browserConnection } from './api.ts';

export interface Session {
  /** `restoring` on the server and until the browser has looked into its storage. */
  state: 'restoring' | 'signedIn' | 'signedOut';
  /** Who is signed in, without a profile until the server has told it; null otherwise. */
  user: SessionUser | null;
  /** False while `user` is only what the stored token says: the server may know more by now. */
  isConfirmed: boolean;
  /** Whether the server gave no answer when it was asked about the user. */
  isUnavailable: boolean;
  signedIn: (answer: SignedIn) => void;
  /** The server answered with what the person is now. */
  userChanged: (user: User) => void;
  /** Asks the server what the person is now. */
  reloadUser: () => void;
  signOut: () => void;
}

/** What the session's machine says, in the words that the app asks it in. */
export function sessionOf(
  session: SnapshotFrom<typeof sessionMachine>,
): Pick<Session, 'state' | 'user' | 'isConfirmed' | 'isUnavailable'> {
  const { user } = session.context;
  const isUnavailable = session.matches({ signedIn: { user: 'unavailable' } });
  return {
    state: user ? 'signedIn' : session.matches('restoring') ? 'restoring' : 'signedOut',
    user,
    isConfirmed: user !== null && !isUnavailable && !session.matches({ signedIn: { user: 'loading' } }),
    isUnavailable,
  };
}

/** Before the browser has looked into its storage. */
export const restoringSession: Session = {
  state: 'restoring',
  user: null,
  isConfirmed: false,
  isUnavailable: false,
  signedIn: () => {},
  userChanged: () => {},
  reloadUser: () => {},
  signOut: () => {},
};
/** What `useSession` reads; a story puts its own in place of `SessionProvider`. */
export const SessionContext = createContext<Session>(restoringSession);

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
  const now = useSelector(actor, sessionOf, shallowEqual);

  useEffect(() => {
    const listening = actor.on('session.ended', ({ reason }) => {
      if (reason === 'lost') return;
      forgetDrafts();
      if (reason === 'requested') void navigate('/');
    });
    return () => listening.unsubscribe();
  }, [actor, navigate]);

  const value = useMemo<Session>(
    () => ({
      ...now,
      signedIn: (answer) => actor.send({ type: 'user.signedIn', ...answer }),
      userChanged: (changed) => actor.send({ type: 'user.changed', user: changed }),
      reloadUser: () => actor.send({ type: 'user.outdated' }),
      signOut: () => actor.send({ type: 'signOut.requested' }),
    }),
    [actor, now],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** Whose tokens a call would carry now, for a loader; null: nobody's. */
export function storedUserId(): string | null {
  const { access } = browserConnection().tokens.read();
  return access === null ? null : (decodeAccessToken(access)?.user.id ?? null);
}

/**
 * A key for what a guest may begin and a user goes on with: it changes only when one user takes the place of another,
 * who is not to see what the first has typed.
 */
export function useUserKey(): number {
  const id = useSession().user?.id ?? null;
  const [last, setLast] = useState({ id, key: 0 });
  if (id !== null && id !== last.id) setLast({ id, key: last.id === null ? last.key : last.key + 1 });
  return last.key;
}

export function useSession(): Session {
  return use(SessionContext);
}
