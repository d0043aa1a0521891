import type { User } from '@lyceum/api-client';
import {
  type ActorOptions,
  type AnyStateMachine,
  createActor,
  fromCallback,
  type SimulatedClock,
  setup,
} from 'xstate';
import { appMachine } from '../src/app/app.machine.ts';
import type { AppEmitted } from '../src/app/app.types.ts';
import type { SessionEvent } from '../src/session/session.types.ts';

type UserId = Pick<User, 'id'> | null;

interface TestApp {
  /** The user of the session. @default a guest */
  user?: UserId;
  clock?: SimulatedClock;
}

/** An app whose session only holds a user: it records what the app emits and what the session receives. */
export function startTestApp({ user = null, clock }: TestApp = {}) {
  const received: SessionEvent[] = [];
  const session = setup({
    types: {
      context: {} as { user: UserId },
      events: {} as SessionEvent | { type: 'test.user'; user: UserId },
    },
  }).createMachine({
    context: { user },
    on: {
      'test.user': { actions: ({ context, event }) => Object.assign(context, { user: event.user }) },
      '*': {
        actions: ({ context, event }) => {
          received.push(event as SessionEvent);
          if (event.type === 'user.signedIn') context.user = event.user;
        },
      },
    },
  });
  const silent = fromCallback(() => undefined);
  const app = createActor(
    appMachine.provide({ actors: { session, language: silent, loading: silent } as never }),
    {
      systemId: 'app',
      ...(clock && { clock }),
    },
  );
  const events: AppEmitted[] = [];
  app.on('*', (event) => events.push(event));
  app.start();
  const navigations = () =>
    events.flatMap((event) => (event.type === 'navigation.requested' ? [event.to] : []));
  /** The stored drafts in order; null after a deletion. */
  const drafts = () =>
    events.flatMap((event) => {
      if (event.type === 'draft.changed') return [event.draft];
      return event.type === 'draft.cleared' ? [null] : [];
    });
  const failures = () => events.flatMap((event) => (event.type === 'failure.reported' ? [event.detail] : []));
  /** Changes the user of the session. */
  const changeUser = (next: UserId) =>
    app.getSnapshot().children.session?.send({ type: 'test.user', user: next } as never);
  return { app, events, received, navigations, drafts, failures, changeUser };
}

/** Starts a flow in a test app. */
export function startInApp<Machine extends AnyStateMachine>(
  machine: Machine,
  { user = null, clock, ...options }: TestApp & Pick<ActorOptions<Machine>, 'input'> = {},
) {
  const around = startTestApp({ user, ...(clock && { clock }) });
  const actor = createActor(machine, { ...options, parent: around.app } as ActorOptions<Machine>);
  const stop = () => around.app.send({ type: 'flow.left', flow: actor });
  return { ...around, actor: actor.start(), stop };
}
