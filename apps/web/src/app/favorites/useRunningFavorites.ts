import { useEffect } from 'react';
import { useSession } from '../session/useSession.ts';
import { AppContext } from '../system/AppContext.ts';
import { followUser } from './sendToFavorites.ts';

/** Runs the favorites after the session is restored: those of the account, or those that the device keeps. */
export function useRunningFavorites(): void {
  const app = AppContext.useActorRef();
  const { state, user } = useSession();
  const userId = user?.id ?? null;
  const isRestored = state !== 'restoring';
  useEffect(() => {
    if (isRestored) followUser(app, userId);
  }, [app, isRestored, userId]);
}
