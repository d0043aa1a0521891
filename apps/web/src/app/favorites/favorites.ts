import { favoritesActors, favoritesIn, favoritesMachine } from '@lyceum/flows/favorites';
import { createActor, type SnapshotFrom } from 'xstate';
import { browserApi } from '../api/api.ts';
import type { AppContext } from '../system/AppContext.ts';
import { readDeviceFavorites, watchDeviceFavorites, writeDeviceFavorites } from './deviceFavorites.ts';

/** What pages show of the favorites. */
export interface Favorites {
  /** `unknown` on the server, and until they are loaded. */
  state: 'unknown' | 'known' | 'unavailable';
  isGuest: boolean;
  /** The last added first. */
  ids: readonly string[];
  /** The same ids, for lookups. */
  idSet: ReadonlySet<string>;
  /** Why they could not be loaded. */
  message: string | null;
  /** What the notice says: a guest's first favorite, or the change that was undone. */
  notice: { kind: 'kept' } | { kind: 'failed'; message: string | null } | null;
}

export type FavoritesCommand =
  | { type: 'favorite.toggled'; courseId: string }
  | { type: 'retry.requested' }
  | { type: 'notice.closed' };

export interface FavoritesStore {
  read: () => Favorites;
  /** Calls `listen` after each change. @returns unsubscribes */
  subscribe: (listen: () => void) => () => void;
  /** Sends a command to the flow, or keeps it until the flow runs. */
  send: (command: FavoritesCommand) => void;
}

export const unknownFavorites: Favorites = {
  state: 'unknown',
  isGuest: true,
  ids: [],
  idSet: new Set(),
  message: null,
  notice: null,
};

const device = {
  read: readDeviceFavorites,
  write: writeDeviceFavorites,
  watch: watchDeviceFavorites,
};

type Flow = ReturnType<typeof createActor<typeof favoritesMachine>>;

function stateOf(snapshot: SnapshotFrom<typeof favoritesMachine>): Favorites['state'] {
  if (snapshot.matches('unavailable')) return 'unavailable';
  return snapshot.matches('loading') ? 'unknown' : 'known';
}

/** The favorites of the account or of the device. Their flow is a child of the app. */
export function createFavorites(app: ReturnType<typeof AppContext.useActorRef>) {
  const listeners = new Set<() => void>();
  const waiting: FavoritesCommand[] = [];
  let current = unknownFavorites;
  let flow: Flow | undefined;
  let hasExplained = false;
  let isExplaining = false;

  function show(snapshot: SnapshotFrom<typeof favoritesMachine>): void {
    const { userId: user, failure, message } = snapshot.context;
    const ids = favoritesIn(snapshot.context);
    const { ids: before, idSet } = current;
    const isSame = ids.length === before.length && ids.every((id, index) => id === before[index]);
    current = {
      state: stateOf(snapshot),
      isGuest: user === null,
      ids: isSame ? before : ids,
      idSet: isSame ? idSet : new Set(ids),
      message,
      notice: failure ? { kind: 'failed', message: failure.message } : isExplaining ? { kind: 'kept' } : null,
    };
    for (const listen of [...listeners]) listen();
  }

  function start(userId: string | null): Flow {
    const actor = createActor(favoritesMachine.provide({ actors: favoritesActors(browserApi(), device) }), {
      parent: app,
      input: { userId },
    });
    actor.on('device.changed', ({ ids }) => {
      // The notice explains once to a guest that the device keeps the favorites.
      isExplaining = !hasExplained && ids.length > device.read().length;
      hasExplained ||= isExplaining;
      device.write(ids);
      show(actor.getSnapshot());
    });
    actor.subscribe(show);
    actor.start();
    show(actor.getSnapshot());
    return actor;
  }

  function send(command: FavoritesCommand): void {
    if (!flow) waiting.push(command);
    else if (command.type !== 'notice.closed') flow.send(command);
    else {
      isExplaining = false;
      flow.send({ type: 'failure.dismissed' });
    }
  }

  return {
    read: () => current,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    send,
    /** Runs the flow once the session is restored, and follows its user. */
    followUser(userId: string | null) {
      if (flow) return flow.send({ type: 'user.changed', userId });
      flow = start(userId);
      for (const command of waiting.splice(0)) send(command);
    },
  } satisfies FavoritesStore & { followUser: (userId: string | null) => void };
}
