import { type ActorRefFrom, type EventObject, fromCallback, type NonReducibleUnknown } from 'xstate';
import type { sessionMachine } from './session.machine.ts';
import type { SessionChanged } from './session.types.ts';
import type { SessionUser } from './session-user.ts';

/**
 * Sends an event for the current user of the session, once it is restored, and each time the event changes.
 * @param options.forOneUser whether to ignore all users after the first one, who must not get that user's input [4.28]
 */
export const watchUser = (
  eventFor: (user: SessionUser | null) => EventObject,
  { forOneUser = false }: { forOneUser?: boolean } = {},
) =>
  fromCallback<EventObject, NonReducibleUnknown>(({ sendBack, system }) => {
    const session = system.get('session') as ActorRefFrom<typeof sessionMachine> | undefined;
    if (!session) return undefined;
    let sentEvent: string | undefined;
    let firstUserId: string | null = null;
    const sendChange = (snapshot: ReturnType<typeof session.getSnapshot>) => {
      if (snapshot.matches('restoring')) return;
      const { user } = snapshot.context;
      if (forOneUser && firstUserId !== null && user?.id !== firstUserId) return;
      firstUserId ??= user?.id ?? null;
      const event = eventFor(user);
      const serialized = JSON.stringify(event);
      if (serialized === sentEvent) return;
      sentEvent = serialized;
      sendBack(event);
    };
    const subscription = session.subscribe(sendChange);
    sendChange(session.getSnapshot());
    return () => subscription.unsubscribe();
  });

/** Sends `session.changed` for the current user of the session, once it is restored, and for each later one. */
export const watchSession = watchUser(
  (user) => ({ type: 'session.changed', userId: user?.id ?? null }) satisfies SessionChanged,
);
