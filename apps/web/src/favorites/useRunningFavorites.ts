import { useEffect } from 'react';
import { AppContext } from '../app/AppContext.ts';
import { useSession } from '../session/useSession.ts';
import { readDeviceFavorites, watchDeviceFavorites } from './deviceFavorites.ts';
import { followSession, sendToFavorites } from './sendToFavorites.ts';

/** Loads the favorites after the session is restored: those of the account, or those that the device keeps. */
export function useRunningFavorites(): void {
  const app = AppContext.useActorRef();
  const { state, user } = useSession();
  const userId = user?.id ?? null;
  const isRestored = state !== 'restoring';
  useEffect(() => {
    if (isRestored) followSession(app, userId, readDeviceFavorites().length > 0);
  }, [app, isRestored, userId]);
  useEffect(() => watchDeviceFavorites(() => void sendToFavorites()), []);
}
