import { ApiProblem, type InstructorRequest } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { createActor, createEmptyActor, waitFor } from 'xstate';
import { type Answering, apiAnswering, json } from '../testing/api.ts';
import { done, failed, settle, stale, walk } from '../testing/walk.ts';
import { wander } from '../testing/wander.ts';
import { instructorReviewActors } from './instructor-review.actors.ts';
import { instructorReviewMachine } from './instructor-review.machine.ts';
import { requestMachine } from './request.machine.ts';

const requestOf = (id: string, name: string): InstructorRequest => ({
  id,
  name,
  email: `${id}@lyceum.test`,
  createdAt: '2026-11-18T08:00:00.000Z',
  expertise: [],
  qualifications: 'Ten years',
  bio: 'I teach.',
});
const salma = requestOf('r1', 'Salma');
const nour = requestOf('r2', 'Nour');
const refusal = new ApiProblem('listInstructorRequests', {
  status: 503,
  code: 'unavailable',
  message: 'Not just now.',
});

const ofList = [
  { type: 'reload.requested' },
  ...['r1', 'r2', 'r3'].flatMap((id) => [
    { type: 'approval.requested', id },
    { type: 'rejection.requested', id },
  ]),
  { type: 'request.decided', id: 'r1', name: 'Salma', decision: 'approve' },
  { type: 'request.decided', id: 'r2', name: 'Nour', decision: 'reject' },
  { type: 'decision.failed', decision: 'approve', error: refusal },
  done('loadRequests', []),
  done('loadRequests', [salma, nour]),
  failed('loadRequests', refusal),
];
const ofRequest = [
  { type: 'approval.requested' },
  { type: 'rejection.requested' },
  ...['approve', 'reject'].flatMap((id) => [done(id, { id: 'r1' }), failed(id, refusal)]),
];
const input = { request: salma, list: createEmptyActor() };

test('every state and every transition of the list', async () => {
  const { differences, missed } = await walk(instructorReviewMachine, { events: ofList });
  expect({ differences, missed }).toEqual({ differences: [], missed: [] });
});

test('every state and every transition of a request', async () => {
  const { differences, missed } = await walk(requestMachine, { input, events: ofRequest });
  expect({ differences, missed }).toEqual({ differences: [], missed: [] });
});

test('no order of events leads to what must not be', async () => {
  await wander(instructorReviewMachine, {
    events: [...ofList, stale('loadRequests', [salma, nour])],
    holds: (snapshot) => {
      const ids = snapshot.context.requests.map(({ id }: { id: string }) => id);
      expect(ids.length > 0).toBe(snapshot.matches('listed'));
      expect(new Set(ids).size).toBe(ids.length);
    },
  });
  await wander(requestMachine, { input, events: [...ofRequest, stale('approve', {}), stale('reject', {})] });
});

function start(answer: Answering) {
  const { api, asked } = apiAnswering(answer);
  const actor = createActor(instructorReviewMachine.provide({ actors: instructorReviewActors(api) }));
  const told: unknown[] = [];
  actor.on('*', (event) => told.push(event));
  const names = () =>
    actor.getSnapshot().context.requests.map((one) => one.getSnapshot().context.request.name);
  const statesNow = () => actor.getSnapshot().context.requests.map((one) => one.getSnapshot().value);
  return { actor: actor.start(), asked, told, names, statesNow };
}

const listing =
  (decide: Answering): Answering =>
  (request) =>
    request.method === 'GET' ? json(200, { requests: [salma, nour] }) : decide(request);

test('each request is decided by itself, and the list says who went last', async () => {
  const { actor, asked, told, names, statesNow } = start(listing(() => json(200, { id: 'r1' })));
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  expect(names()).toEqual(['Salma', 'Nour']);

  actor.send({ type: 'rejection.requested', id: 'r2' });
  actor.send({ type: 'approval.requested', id: 'r2' });
  expect(statesNow()).toEqual(['waiting', 'rejecting']);
  actor.send({ type: 'approval.requested', id: 'r1' });
  expect(statesNow()).toEqual(['approving', 'rejecting']);

  await waitFor(actor, (snapshot) => snapshot.matches('empty'));
  expect(asked).toEqual([
    'GET /admin/instructor-requests',
    'POST /admin/instructor-requests/r2/reject',
    'POST /admin/instructor-requests/r1/approve',
  ]);
  expect(actor.getSnapshot().context.decided).toEqual({ name: 'Salma', decision: 'approve' });
  expect(actor.getSnapshot().children).toEqual({});
  expect(told).toEqual([]);
});

test('a failed decision is told to be logged; the request stays and can be decided again', async () => {
  let answers = 0;
  const { actor, told, names, statesNow } = start(
    listing(() => {
      answers += 1;
      return answers === 1 ? json(409, { code: 'conflict', message: 'Rejected meanwhile.' }) : json(200, {});
    }),
  );
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  actor.send({ type: 'approval.requested', id: 'r1' });
  await settle();
  await settle();
  expect(told).toEqual([
    {
      type: 'decision.failed',
      decision: 'approve',
      error: expect.objectContaining({ message: 'Rejected meanwhile.' }),
    },
  ]);
  expect(statesNow()).toEqual(['waiting', 'waiting']);
  expect(actor.getSnapshot().context.decided).toBeNull();

  actor.send({ type: 'approval.requested', id: 'r1' });
  await waitFor(actor, (snapshot) => snapshot.context.requests.length === 1);
  expect(names()).toEqual(['Nour']);
});

test('leaving the screen gives up what is under way, and nothing is told', async () => {
  const aborted: boolean[] = [];
  const { actor, told } = start(
    listing(
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => {
            aborted.push(true);
            reject(request.signal.reason);
          });
        }),
    ),
  );
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  actor.send({ type: 'approval.requested', id: 'r1' });
  await settle();
  actor.stop();
  await settle();
  expect({ aborted, told }).toEqual({ aborted: [true], told: [] });
});

test.each([
  ['a refusal', () => json(503, { code: 'unavailable', message: 'Not just now.' }), 'Not just now.'],
  ['a silent server', () => json(500, {}), null],
])('a list that does not come: %s, and it can be asked for again', async (_, answer, message) => {
  let answers = 0;
  const { actor, names } = start(() => {
    answers += 1;
    return answers === 1 ? answer() : json(200, { requests: [salma] });
  });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(actor.getSnapshot().context.message).toBe(message);
  actor.send({ type: 'reload.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('listed'));
  expect(names()).toEqual(['Salma']);
});
