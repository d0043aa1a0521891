import { type ActorRefFrom, type EventObject, fromCallback, type NonReducibleUnknown } from 'xstate';
import type { sessionMachine } from './session.machine.ts';
import type { SessionChanged } from './session.types.ts';

/** Sends `session.changed` for the current user of the session, once it is restored, and for each later one. */
export const watchSession = fromCallback<EventObject, NonReducibleUnknown>(({ sendBack, system }) => {
  const session = system.get('session') as ActorRefFrom<typeof sessionMachine> | undefined;
  if (!session) return undefined;
  let known: string | null | undefined;
  const compare = (snapshot: ReturnType<typeof session.getSnapshot>) => {
    const userId = snapshot.context.user?.id ?? null;
    if (snapshot.matches('restoring') || userId === known) return;
    known = userId;
    sendBack({ type: 'session.changed', userId } satisfies SessionChanged);
  };
  const subscription = session.subscribe(compare);
  compare(session.getSnapshot());
  return () => subscription.unsubscribe();
});
