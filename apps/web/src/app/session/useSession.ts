import { decodeAccessToken, type SessionUser, type sessionMachine } from '@lyceum/flows/session';
import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { browserConnection } from '../api/api.ts';
import { useChild } from '../system/AppContext.ts';

export interface Session {
  /** `restoring` on the server and until the browser has read its storage. */
  state: 'restoring' | 'signedIn' | 'signedOut';
  /** The signed-in user, without a profile until the server returns it; null otherwise. */
  user: SessionUser | null;
  /** False while `user` comes from the stored token, which may be outdated. */
  isConfirmed: boolean;
  signOut: () => void;
}

/** The session for the screens. */
function sessionOf(
  session: SnapshotFrom<typeof sessionMachine>,
): Pick<Session, 'state' | 'user' | 'isConfirmed'> {
  const { user } = session.context;
  return {
    state: user ? 'signedIn' : session.matches('restoring') ? 'restoring' : 'signedOut',
    user,
    isConfirmed: user !== null && !session.matches({ signedIn: { user: 'loading' } }),
  };
}

/** The session, and the events that a screen sends to it. */
export function useSession(): Session {
  const actor = useChild('session');
  const now = useSelector(actor, sessionOf, shallowEqual);
  const events = useMemo(
    () => ({
      signOut: () => actor.send({ type: 'signOut.requested' }),
    }),
    [actor],
  );
  return { ...now, ...events };
}

/** The user of the stored tokens, for a loader; null for a guest. */
export function storedUserId(): string | null {
  const { access } = browserConnection().tokens.read();
  return access === null ? null : (decodeAccessToken(access)?.user.id ?? null);
}

/**
 * A key for content that a guest starts and a user continues. It changes only when one user replaces another, who must
 * not see what the first one typed.
 */
export function useUserKey(): number {
  const id = useSession().user?.id ?? null;
  const [last, setLast] = useState({ id, key: 0 });
  if (id !== null && id !== last.id) setLast({ id, key: last.id === null ? last.key : last.key + 1 });
  return last.key;
}
