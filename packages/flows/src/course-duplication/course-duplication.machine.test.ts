import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { courseDuplicationActors, courseDuplicationMachine } from './course-duplication.machine.ts';

const copy = { id: 'knots-copy', href: '/course/knots-copy', name: { en: 'Knots (copy)' } };
const requested = { type: 'duplication.requested', courseId: 'knots' } as const;
const events = [
  requested,
  done('duplicateCourse', copy),
  failed('duplicateCourse', new Error('no response')),
];

test('reaches every state and takes every transition', () => {
  expect(unvisited(courseDuplicationMachine, { events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(courseDuplicationMachine, {
    events,
    holds: ({ context, ...snapshot }) => {
      expect(context.message !== null).toBe(snapshot.matches('refused'));
      if (snapshot.matches('duplicating')) expect(context.courseId).toBe('knots');
    },
  }));

function start(respond: Respond) {
  const { api, calls } = createTestApi(respond);
  const machine = courseDuplicationMachine.provide({ actors: courseDuplicationActors(api) });
  return { ...startInApp(machine, { user: { id: 'u1' } }), calls };
}

test('duplicates once and leads to the editor of the copy', { tags: ['2.393'] }, async () => {
  const { actor, calls, navigations } = start(() => json(201, copy));
  actor.send(requested);
  actor.send(requested);
  await waitFor(actor, (snapshot) => snapshot.matches('idle'));
  expect(calls).toEqual(['POST /courses/knots/duplicate']);
  expect(navigations()).toEqual(['/course/knots-copy/edit']);
});

test.each([
  ['its message', () => json(429, { code: 'too_many_requests', message: 'Not just now.' }), 'Not just now.'],
  ['a default message', () => json(500, {}), 'Failed to duplicate course'],
])('a refused attempt shows %s and can be repeated', async (_, respond, message) => {
  const { actor } = start(respond);
  actor.send(requested);
  const refused = await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(refused.context.message).toBe(message);
  actor.send(requested);
  expect(actor.getSnapshot()).toMatchObject({ value: 'duplicating', context: { message: null } });
});
