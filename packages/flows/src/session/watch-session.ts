import { type ActorRefFrom, type EventObject, fromCallback, type NonReducibleUnknown } from 'xstate';
import type { sessionMachine } from './session.machine.ts';
import type { SessionChanged } from './session.types.ts';
import type { SessionUser } from './session-user.ts';

/** Sends an event for the current user of the session, once it is restored, and each time the event changes. */
export const watchUser = (eventFor: (user: SessionUser | null) => EventObject) =>
  fromCallback<EventObject, NonReducibleUnknown>(({ sendBack, system }) => {
    const session = system.get('session') as ActorRefFrom<typeof sessionMachine> | undefined;
    if (!session) return undefined;
    let known: string | undefined;
    const compare = (snapshot: ReturnType<typeof session.getSnapshot>) => {
      if (snapshot.matches('restoring')) return;
      const event = eventFor(snapshot.context.user);
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
