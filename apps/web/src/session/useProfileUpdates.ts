import type { User } from '@lyceum/api-client';
import { useEffect } from 'react';
import { useSession } from './useSession.ts';

interface Changing {
  on: (type: 'profile.changed', listen: (event: { user: User }) => void) => { unsubscribe: () => void };
}

/** Tells the session what a machine says the person is now, by `profile.changed` [4.18]. */
export function useProfileUpdates(actor: Changing): void {
  const { user: before, userChanged } = useSession();
  useEffect(() => {
    const listening = actor.on('profile.changed', ({ user }) => userChanged({ ...before, ...user }));
    return () => listening.unsubscribe();
  }, [actor, before, userChanged]);
}
