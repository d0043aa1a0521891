import { storageKeys } from '@lyceum/rules';
import { useEffect } from 'react';
import { AppContext } from '../app/AppContext.ts';
import { useSession } from '../session/useSession.ts';
import { followSession, sendToFavorites } from './sendToFavorites.ts';

/** Whether the device may keep some. What it keeps is checked by code that is loaded then. */
function isStored(): boolean {
  try {
    return localStorage.getItem(storageKeys.favorites) !== null;
  } catch {
    // The browser blocks the storage.
    return false;
  }
}

/** Loads the favorites after the session is restored: those of the account, or those that the device keeps. */
export function useRunningFavorites(): void {
  const app = AppContext.useActorRef();
  const { state, user } = useSession();
  const userId = user?.id ?? null;
  const isRestored = state !== 'restoring';
  useEffect(() => {
    if (isRestored) followSession(app, userId, isStored());
  }, [app, isRestored, userId]);
  useEffect(() => {
    // Another tab has the first one.
    const changed = ({ key }: StorageEvent) => {
      if (key === storageKeys.favorites) void sendToFavorites();
    };
    addEventListener('storage', changed);
    return () => removeEventListener('storage', changed);
  }, []);
}
