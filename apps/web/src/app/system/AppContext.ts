import { appMachine } from '@lyceum/flows/app';
import { createActorContext } from '@xstate/react';

/** The root of the actor system. A story puts a stub in its place: see `fixtures/stubApp.ts`. */
export const AppContext = createActorContext(appMachine, { systemId: 'app' });

/** The child actors of the app. They exist as long as the app does. */
export function useChild<Id extends 'session' | 'auth' | 'language'>(id: Id) {
  const child = AppContext.useActorRef().getSnapshot().children[id];
  if (!child) throw new Error(`The app has no \`${id}\` actor: it is invoked by appMachine.`);
  return child;
}
