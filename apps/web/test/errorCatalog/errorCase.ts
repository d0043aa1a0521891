import type { ApiClient } from '@lyceum/api-client';
import {
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  SimulatedClock,
  type SnapshotFrom,
  waitFor,
} from 'xstate';

/** The outcome of a failed call. */
interface Outcome {
  /** The text on the screen. */
  shown: string;
  /** The log, if the error is only logged. */
  logged?: string;
}

/** A row of the error catalog: a call, its default message, and the real flow and screen of the call. */
export interface Row {
  /** The subject of the requirement and of the test title. */
  situation: string;
  /** The numbers of the requirements. */
  tags: string[];
  /** The method and the path of the failing call; all others succeed. */
  call: string;
  /** The default message, without one from the server. */
  text: string;
  /** Makes the call through the flow or the page's loader and reads the screen. */
  fail: (server: Server) => Promise<Outcome>;
}

/** An API client for which one call fails. */
export interface Server {
  api: ApiClient;
  /** The client alone, for the loader of a page. */
  reach: (request: Request) => Promise<Response>;
}

interface Run<Machine extends AnyStateMachine> {
  input?: unknown;
  /** The steps in order: an event, or a number of ms that pass. */
  events?: readonly (EventFromLogic<Machine> | number)[];
  until: (snapshot: SnapshotFrom<Machine>) => boolean;
}

/** Starts a flow, runs the steps, and waits for the outcome. */
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

/** The error that a call throws. */
export async function thrownBy(call: Promise<unknown>): Promise<Error> {
  return call.then(
    () => {
      throw new Error('The call was to fail.');
    },
    (error: Error) => error,
  );
}

export const nothing = () => {};
