import type { ApiClient } from '@lyceum/api-client';
import {
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  SimulatedClock,
  type SnapshotFrom,
  waitFor,
} from 'xstate';

/** What becomes of a failure. */
interface Outcome {
  /** The words of the screen. */
  shown: string;
  /** Where it is only logged: what the log says. */
  logged?: string;
}

/** A row of the error catalog: a call, its default text, and the real flow and screen that the call stands behind. */
export interface Row {
  /** The first words of the requirement and of the test title. */
  situation: string;
  /** The requirements that it proves. */
  tags: string[];
  /** The method and the path of the call that fails; all others succeed. */
  call: string;
  /** What is said where the server sent no message. */
  text: string;
  /** Makes the call, by the flow or the page's loader, and looks at the screen. */
  fail: (server: Server) => Promise<Outcome>;
}

/** A server that fails one call. */
export interface Server {
  api: ApiClient;
  /** The same by itself, as a page's loader is given it. */
  reach: (request: Request) => Promise<Response>;
}

interface Run<Machine extends AnyStateMachine> {
  input?: unknown;
  /** What happens in turn: an event, or so many ms that pass. */
  events?: readonly (EventFromLogic<Machine> | number)[];
  until: (snapshot: SnapshotFrom<Machine>) => boolean;
}

/** Starts a flow, lets it happen, and waits for what it comes to. */
export async function run<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, events = [], until }: Run<Machine>,
): Promise<SnapshotFrom<Machine>> {
  const clock = new SimulatedClock();
  const actor = createActor<AnyStateMachine>(machine, { input, clock }).start();
  for (const event of events) {
    if (typeof event === 'number') clock.increment(event);
    else actor.send(event);
  }
  const found = await waitFor(actor, (snapshot) => until(snapshot as SnapshotFrom<Machine>));
  return found as SnapshotFrom<Machine>;
}

/** What a call throws. */
export async function thrownBy(call: Promise<unknown>): Promise<Error> {
  return call.then(
    () => {
      throw new Error('The call was to fail.');
    },
    (error: Error) => error,
  );
}

export const nothing = () => {};
