import type { InstructorRequest } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { SimulatedClock, waitFor } from 'xstate';
import {
  instructorReviewActors,
  instructorReviewMachine,
} from '../src/instructor-review/instructor-review.machine.ts';
import { createTestApi, json, type Respond } from './api.ts';
import { startInApp } from './app.ts';

export const requestOf = (id: string, name: string): InstructorRequest => ({
  id,
  name,
  email: `${id}@lyceum.test`,
  createdAt: '2026-11-18T08:00:00.000Z',
  expertise: [],
  qualifications: 'Ten years',
  bio: 'I teach.',
});
export const salma = requestOf('r1', 'Salma');
export const nour = requestOf('r2', 'Nour');

export const page = (...requests: InstructorRequest[]) => ({ requests, totalResults: requests.length });

/** A server that lists the requests of `waiting` and responds to decisions by `decide`. */
export const listing =
  (decide: Respond, waiting = () => [salma, nour]): Respond =>
  (request) =>
    request.method === 'GET' ? json(200, page(...waiting())) : decide(request);

/** Starts the review inside the app against a server. */
export function startReview(respond: Respond) {
  const { api, calls } = createTestApi(respond);
  const machine = instructorReviewMachine.provide({ actors: instructorReviewActors(api) });
  const clock = new SimulatedClock();
  const { actor, events: emitted, stop } = startInApp(machine, { clock });
  const names = () => actor.getSnapshot().context.items.map((one) => one.getSnapshot().context.request.name);
  const statesNow = () => actor.getSnapshot().context.items.map((one) => one.getSnapshot().value);
  const pendingIds = () => {
    const { items: requests, decided: undoable } = actor.getSnapshot().context;
    return requests.map(({ id }) => id).filter((id) => !undoable.includes(id));
  };
  /** Waits until all calls have returned, and then until no decision can be undone. */
  const letDecisionsBecomeFinal = async () => {
    await waitFor(actor, ({ context }) => context.sending.length === 0);
    clock.increment(limits.decisionUndoMs);
  };
  return { actor, calls, clock, emitted, names, statesNow, pendingIds, letDecisionsBecomeFinal, stop };
}
