import { type ActorRefFrom, type EventObject, fromCallback, type NonReducibleUnknown } from 'xstate';
import type { sessionMachine } from './session.machine.ts';
import type { SessionChanged } from './session.types.ts';
import type { SessionUser } from './session-user.ts';

/**
 * Sends an event for the current user of the session, once it is restored, and each time the event changes.
 * @param options.forOneUser whether to stop when the first user leaves, as another one must not get their input [4.28]
 */
export const watchUser = (
  eventFor: (user: SessionUser | null) => EventObject,
  { forOneUser = false }: { forOneUser?: boolean } = {},
) =>
  fromCallback<EventObject, NonReducibleUnknown>(({ sendBack, system }) => {
    const session = system.get('session') as ActorRefFrom<typeof sessionMachine> | undefined;
    if (!session) return undefined;
    let known: string | undefined;
    let first: string | null = null;
    const compare = (snapshot: ReturnType<typeof session.getSnapshot>) => {
      if (snapshot.matches('restoring')) return;
      const { user } = snapshot.context;
      if (forOneUser && first !== null && user?.id !== first) return;
      first ??= user?.id ?? null;
      const event = eventFor(user);
      const key = JSON.stringify(event);
      if (key === known) return;
      known = key;
      sendBack(event);
    };
    const subscription = session.subscribe(compare);
    compare(session.getSnapshot());
    return () => subscription.unsubscribe();
  });

/** Sends `session.changed` for the current user of the session, once it is restored, and for each later one. */
export const watchSession = watchUser(
  (user) => ({ type: 'session.changed', userId: user?.id ?? null }) satisfies SessionChanged,
);
