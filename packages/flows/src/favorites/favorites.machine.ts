import { type ApiClient, messageFor } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { unimplementedActors } from '../unimplemented-actor.ts';
import { changesAfter, type FavoriteChange, type FavoritesContext, favoritesIn } from './favorites.types.ts';

type FavoritesEvent =
  | { type: 'favorite.toggled'; courseId: string }
  /** Another user signed in, or nobody is signed in any more. */
  | { type: 'user.changed'; userId: string | null }
  /** What the device keeps, at the start and after a change in another tab. */
  | { type: 'device.read'; ids: readonly string[] }
  | { type: 'retry.requested' }
  | { type: 'failure.dismissed' };

const guest = (userId: string | null): FavoritesContext => ({
  userId,
  ids: [],
  changes: [],
  failure: null,
  message: null,
});

const toggled = (context: FavoritesContext, courseId: string): FavoriteChange => ({
  courseId,
  isFavorite: !favoritesIn(context).includes(courseId),
});

/** @param underWay how many changes are being saved */
const addChange = (underWay: number) =>
  ({
    type: 'addChange',
    params: ({ event }: { event: { courseId: string } }) => ({ courseId: event.courseId, underWay }),
  }) as const;

/** The favorites that the device keeps for a guest. */
export interface DeviceFavorites {
  /** The last added first. */
  read: () => readonly string[];
  write: (ids: readonly string[]) => void;
  /** Calls `listen` after a change in another tab. @returns a function that ends that */
  watch: (listen: () => void) => () => void;
}

export const favoritesActors = (api: ApiClient, device: DeviceFavorites) => ({
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
});

/**
 * The courses that a user marked as favorites. Those of a guest stay on the device and move to the account at the sign-in.
 * A change is visible at once, is saved in the background, and is undone if that fails.
 */
export const favoritesMachine = setup({
  types: {
    input: {} as { userId: string | null },
    context: {} as FavoritesContext,
    events: {} as FavoritesEvent,
    /** The device should keep these. */
    emitted: {} as { type: 'device.changed'; ids: readonly string[] },
  },
  actors: unimplementedActors<typeof favoritesActors>('favoritesMachine', [
    'loadFavorites',
    'saveFavorite',
    'watchDevice',
  ]),
  guards: {
    isGuest: ({ context }) => context.userId === null,
    isOtherUser: ({ context }, { userId }: { userId: string | null }) => userId !== context.userId,
    fits: ({ context }, { courseId }: { courseId: string }) =>
      context.ids.includes(courseId) || context.ids.length < limits.favoritesPerDevice,
    hasChanges: ({ context }) => context.changes.length > 0,
  },
  actions: {
    setUser: assign((_, { userId }: { userId: string | null }) => guest(userId)),
    setFavorites: assign((_, { ids }: { ids: readonly string[] }) => ({ ids })),
    toggleOnDevice: assign(({ context }, { courseId }: { courseId: string }) => ({
      ids: favoritesIn({ ids: context.ids, changes: [toggled(context, courseId)] }),
      failure: null,
    })),
    keepOnDevice: emit(({ context }) => ({ type: 'device.changed' as const, ids: context.ids })),
    rejectOnDevice: assign(({ context }, { courseId }: { courseId: string }) => ({
      failure: { ...toggled(context, courseId), message: null },
    })),
    addChange: assign(({ context }, { courseId, underWay }: { courseId: string; underWay: number }) => ({
      changes: changesAfter(context, toggled(context, courseId), underWay),
      failure: null,
    })),
    confirmChange: assign(({ context: { ids, changes } }) => ({
      ids: favoritesIn({ ids, changes: changes.slice(0, 1) }),
      changes: changes.slice(1),
    })),
    undoChange: assign(({ context: { changes } }, { error }: { error: unknown }) => {
      const [undone, ...rest] = changes;
      const operation = undone?.isFavorite ? 'addFavorite' : 'removeFavorite';
      return { changes: rest, failure: undone ? { ...undone, message: messageFor(operation, error) } : null };
    }),
    setError: assign((_, { error }: { error: unknown }) => ({ message: messageFor('listFavorites', error) })),
    clearError: assign({ message: null }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'favorites',
  context: ({ input }) => guest(input.userId),
  initial: 'deciding',
  on: {
    'user.changed': {
      guard: { type: 'isOtherUser', params: ({ event }) => event },
      target: '.deciding',
      reenter: true,
      actions: { type: 'setUser', params: ({ event }) => event },
    },
    'failure.dismissed': { actions: 'clearFailure' },
  },
  states: {
    deciding: { always: [{ guard: 'isGuest', target: 'onDevice' }, { target: 'loading' }] },
    onDevice: {
      invoke: { id: 'watchDevice', src: 'watchDevice' },
      on: {
        'device.read': { actions: { type: 'setFavorites', params: ({ event }) => event } },
        'favorite.toggled': [
          {
            guard: { type: 'fits', params: ({ event }) => event },
            actions: [{ type: 'toggleOnDevice', params: ({ event }) => event }, 'keepOnDevice'],
          },
          { actions: { type: 'rejectOnDevice', params: ({ event }) => event } },
        ],
      },
    },
    loading: {
      entry: 'clearError',
      invoke: {
        id: 'loadFavorites',
        src: 'loadFavorites',
        onDone: {
          target: 'ready',
          actions: { type: 'setFavorites', params: ({ event }) => ({ ids: event.output }) },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'favorite.toggled': { actions: addChange(0) },
      },
    },
    unavailable: {
      on: {
        'retry.requested': 'loading',
        'favorite.toggled': { target: 'loading', actions: addChange(0) },
      },
    },
    ready: {
      always: { guard: 'hasChanges', target: 'saving' },
      on: {
        'favorite.toggled': { actions: addChange(0) },
      },
    },
    saving: {
      invoke: {
        id: 'saveFavorite',
        src: 'saveFavorite',
        // The state is entered only with a change.
        input: ({ context }) => context.changes[0] as FavoriteChange,
        onDone: { target: 'ready', actions: 'confirmChange' },
        onError: {
          target: 'ready',
          actions: { type: 'undoChange', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'favorite.toggled': { actions: addChange(1) },
      },
    },
  },
});
