import { favoritesActors, favoritesIn, favoritesMachine } from '@lyceum/flows/favorites';
import { createActor, type SnapshotFrom } from 'xstate';
import { browserApi } from '../api/api.ts';
import type { AppContext } from '../system/AppContext.ts';
import { readDeviceFavorites, watchDeviceFavorites, writeDeviceFavorites } from './deviceFavorites.ts';
import { currentFavorites, type Favorites, type FavoritesCommand, showFavorites } from './favoritesStore.ts';

const device = {
  read: readDeviceFavorites,
  write: writeDeviceFavorites,
  watch: watchDeviceFavorites,
};

function stateOf(snapshot: SnapshotFrom<typeof favoritesMachine>): Favorites['state'] {
  if (snapshot.matches('unavailable')) return 'unavailable';
  return snapshot.matches('loading') ? 'unknown' : 'known';
}

/**
 * Runs the flow of the favorites as a child of the app, and shows its state to the pages.
 * @returns sends to the flow
 */
export function runFavorites(
  app: ReturnType<typeof AppContext.useActorRef>,
  userId: string | null,
): (command: FavoritesCommand) => void {
  const actor = createActor(favoritesMachine.provide({ actors: favoritesActors(browserApi(), device) }), {
    parent: app,
    input: { userId },
  });
  let hasTold = false;
  let isKept = false;

  function show(snapshot: SnapshotFrom<typeof favoritesMachine>): void {
    const { userId: user, failure, message } = snapshot.context;
    const ids = favoritesIn(snapshot.context);
    const { ids: before, marked } = currentFavorites();
    const isSame = ids.length === before.length && ids.every((id, index) => id === before[index]);
    showFavorites({
      state: stateOf(snapshot),
      isGuest: user === null,
      ids: isSame ? before : ids,
      marked: isSame ? marked : new Set(ids),
      message,
      notice: failure ? { kind: 'failed', message: failure.message } : isKept ? { kind: 'kept' } : null,
    });
  }

  actor.on('device.changed', ({ ids }) => {
    // A guest is told once where the favorites are.
    isKept = !hasTold && ids.length > device.read().length;
    hasTold ||= isKept;
    device.write(ids);
    show(actor.getSnapshot());
  });
  actor.subscribe(show);
  actor.start();
  show(actor.getSnapshot());

  return (command) => {
    if (command.type !== 'notice.closed') actor.send(command);
    else {
      isKept = false;
      actor.send({ type: 'failure.dismissed' });
    }
  };
}
