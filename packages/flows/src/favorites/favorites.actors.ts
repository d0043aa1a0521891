import type { ApiClient } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { fromCallback, fromPromise } from 'xstate';
import type { FavoriteChange } from './favorites.types.ts';

/** The favorites that the device keeps for a guest. */
export interface DeviceFavorites {
  /** The last added first. */
  read: () => readonly string[];
  write: (ids: readonly string[]) => void;
  /** Calls `listen` after a change in another tab. @returns a function that ends that */
  watch: (listen: () => void) => () => void;
}

export function favoritesActors(api: ApiClient, device: DeviceFavorites) {
  return {
    watchDevice: fromCallback(({ sendBack }) => {
      const send = () => sendBack({ type: 'device.read', ids: device.read() });
      send();
      return device.watch(send);
    }),
    /** What the device keeps moves to the account. */
    loadFavorites: fromPromise<readonly string[]>(async () => {
      const merged = device.read().slice(0, limits.favoritesPerDevice);
      if (merged.length === 0) return (await api.call('listFavorites')).ids;
      const { ids } = await api.call('mergeFavorites', { body: { ids: [...merged] } });
      device.write(device.read().filter((id) => !merged.includes(id)));
      return ids;
    }),
    // Without the signal: the change is saved even if the user signs out meanwhile.
    saveFavorite: fromPromise<void, FavoriteChange>(async ({ input: { courseId, isFavorite } }) => {
      await api.call(isFavorite ? 'addFavorite' : 'removeFavorite', { path: { id: courseId } });
    }),
  };
}
