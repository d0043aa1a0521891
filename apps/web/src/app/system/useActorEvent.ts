import { useEffect, useEffectEvent } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** Calls `listen` for each event of this type that the actor emits. */
export function useActorEvent<Emitted extends EventObject, Type extends Emitted['type']>(
  actor: Pick<ActorRef<Snapshot<unknown>, EventObject, Emitted>, 'on'>,
  type: Type,
  listen: (event: Extract<Emitted, { type: Type }>) => void,
): void {
  const latest = useEffectEvent(listen);
  useEffect(() => {
    const subscription = actor.on(type, (event) => latest(event as Extract<Emitted, { type: Type }>));
    return () => subscription.unsubscribe();
  }, [actor, type]);
}
