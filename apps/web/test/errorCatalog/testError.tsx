import { type ApiClient, type OperationId, operations } from '@lyceum/api-client';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import {
  type AnyActorLogic,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  SimulatedClock,
  type SnapshotFrom,
  waitFor,
} from 'xstate';
import { course, domains, webDevelopment } from '../../src/fixtures/catalog.ts';
import { requests } from '../../src/fixtures/requests.ts';
import { stubApp } from '../../src/fixtures/stubApp.ts';
import { createTestApi } from '../support/apiAnswering.ts';
import { type Around, shown, translate, wordsOf } from '../support/renderScreen.tsx';

/** An API client for which one call fails. */
export interface Server {
  api: ApiClient;
  /** The client alone, for the loader of a page. */
  reach: (request: Request) => Promise<Response>;
}

/** The text on the screen; for an error that is only logged, the log and a screen that does not show it. */
type Outcome = string | { logged: string; shown: string };

const nothingFound = { results: [], page: 1, limit: 12, totalResults: 0 };

/** The responses of the calls that succeed. */
const answers: Partial<Record<OperationId, unknown>> = {
  getDomain: domains[0],
  listDomainCategories: nothingFound,
  getCategory: webDevelopment,
  listCategoryCourses: nothingFound,
  getCourse: course,
  listInstructorRequests: { requests: requests.slice(0, 1), page: 1, limit: 20, totalResults: 1 },
};

function operationOf({ method, url }: Request): OperationId | undefined {
  const { pathname } = new URL(url);
  const ids = Object.keys(operations) as OperationId[];
  return ids.find((id) => {
    const [verb, path] = operations[id];
    const pattern = new RegExp(`^/v1${path.replace('{id}', '[^/]+')}$`);
    return verb === method.toLowerCase() && pattern.test(pathname);
  });
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const fromServer = 'The library is closed for a moment.';

/**
 * Tests the messages of an operation that fails.
 * @param options the requirements; `text` is the message without one from the server, by default the operation's own
 * @param fail calls it through the real flow, or the loader of the page, and renders the screen
 */
export function testError(
  operation: OperationId,
  { tags, text = translate(`errors:operations.${operation}`) }: { tags: string[]; text?: string },
  fail: (server: Server) => Promise<Outcome>,
): void {
  const title = `${operation}: the message of the server, else “${text}”, else that there is no network`;
  test(title, { tags }, async () => {
    for (const [message, respond] of [
      // Not a 401, which causes a token refresh, nor a 5xx, which causes a retry.
      [fromServer, async () => json(422, { code: 'closed', message: fromServer })],
      [text, async () => new Response(null, { status: 422 })],
      [translate('errors:operations.networkError'), () => Promise.reject(new TypeError('fetch failed'))],
    ] as const) {
      const reach = async (request: Request) => {
        const called = operationOf(request);
        return called === operation ? respond() : json(200, (called && answers[called]) ?? {});
      };
      const outcome = await fail({ api: createTestApi(reach), reach });
      if (typeof outcome === 'string') expect(outcome).toContain(message);
      else {
        expect(outcome.logged).toContain(message);
        expect(outcome.shown).not.toContain(message);
      }
    }
  });
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

/** Starts a flow in an app. @returns the actor, and the message of the first failure that the app reports */
export function startInApp<Logic extends AnyActorLogic>(logic: Logic, input?: unknown) {
  const app = createActor(stubApp(), { systemId: 'app' }).start();
  const actor = createActor<AnyActorLogic>(logic, { input, parent: app }).start();
  const logged = new Promise<string>((resolve) => {
    app.on('failure.reported', ({ detail }) => resolve((detail as Error).message));
  });
  return { actor, logged };
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

/** The texts of a screen. */
export const textsOf = (screen: ReactElement, around?: Around) => wordsOf(shown(screen, around));

export const nothing = () => {};
