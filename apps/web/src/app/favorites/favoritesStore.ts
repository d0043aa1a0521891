import { useSyncExternalStore } from 'react';

/** What pages show of the favorites. */
export interface Favorites {
  /** `unknown` on the server, and until they are loaded. */
  state: 'unknown' | 'known' | 'unavailable';
  isGuest: boolean;
  /** The last added first. */
  ids: readonly string[];
  /** The same, to look up. */
  marked: ReadonlySet<string>;
  /** Why they could not be loaded. */
  message: string | null;
  /** What the notice says: a guest's first favorite, or the change that was undone. */
  notice: { kind: 'kept' } | { kind: 'failed'; message: string | null } | null;
}

const unknown: Favorites = {
  state: 'unknown',
  isGuest: true,
  ids: [],
  marked: new Set(),
  message: null,
  notice: null,
};

/** In the browser, one for each tab. */
let current = unknown;
const listeners = new Set<() => void>();

/** Called by the flow of the favorites. */
export function showFavorites(next: Favorites): void {
  current = next;
  for (const listen of [...listeners]) listen();
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** The favorites of the user or of the device. They are unknown during the hydration. */
export const useFavorites = (): Favorites =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => unknown,
  );

export const useIsFavorite = (courseId: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current.marked.has(courseId),
    () => false,
  );

export const currentFavorites = (): Favorites => current;

export type FavoritesCommand =
  | { type: 'favorite.toggled'; courseId: string }
  | { type: 'user.changed'; userId: string | null }
  | { type: 'retry.requested' }
  | { type: 'notice.closed' };
