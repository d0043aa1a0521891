import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '../session/useSession.ts';
import { AppContext } from '../system/AppContext.ts';
import { createFavorites, type Favorites, type FavoritesStore, unknownFavorites } from './favorites.ts';

/** Without a provider, the favorites stay unknown. A story puts others in their place. */
export const FavoritesContext = createContext<FavoritesStore>({
  read: () => unknownFavorites,
  subscribe: () => () => {},
  send: () => {},
});

/** Provides the favorites of the session's user, or those that the device keeps. */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const app = AppContext.useActorRef();
  const [favorites] = useState(() => createFavorites(app));
  const { state, user } = useSession();
  const userId = user?.id ?? null;
  const isRestored = state !== 'restoring';
  useEffect(() => {
    if (isRestored) favorites.followUser(userId);
  }, [favorites, isRestored, userId]);
  return <FavoritesContext value={favorites}>{children}</FavoritesContext>;
}

/** The favorites of the user or of the device. They are unknown during the hydration. */
export function useFavorites(): Favorites {
  const { subscribe, read } = use(FavoritesContext);
  return useSyncExternalStore(subscribe, read, () => unknownFavorites);
}

export function useIsFavorite(courseId: string): boolean {
  const { subscribe, read } = use(FavoritesContext);
  return useSyncExternalStore(
    subscribe,
    () => read().idSet.has(courseId),
    () => false,
  );
}

/** Sends to the flow of the favorites. */
export const useSendToFavorites = (): FavoritesStore['send'] => use(FavoritesContext).send;
