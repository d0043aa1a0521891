import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createTestApi, json } from '../../test/api.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { materialDownloadActors, materialDownloadMachine } from './material-download.machine.ts';

const input = { courseId: 'knots' };
const events = [
  { type: 'download.requested' as const, materialId: 'm1' },
  done('findAddress', '/files/m1?signature=a'),
  done('findAddress', null),
  failed('findAddress', new Error('Offline')),
];

test('reaches every state and takes every transition', () => {
  expect(unvisited(materialDownloadMachine, { input, events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(materialDownloadMachine, {
    input,
    events,
    holds: ({ context, ...snapshot }) => {
      expect(context.message !== null).toBe(snapshot.matches('failed'));
      if (!snapshot.matches('idle')) expect(context.materialId).toBe('m1');
    },
  }));

const file = { id: 'u1', type: 'pdf', sizeBytes: 10 };
const sessionsWith = (...materials: object[]) =>
  json(200, { access: 'full', sessions: [{ id: 's1', number: 1, materials }] });

function start(response: () => Response) {
  const { api } = createTestApi(response);
  const actors = materialDownloadActors(api);
  const actor = createActor(materialDownloadMachine.provide({ actors }), { input });
  const ready: string[] = [];
  actor.on('download.ready', ({ url }) => ready.push(url));
  actor.start();
  return { actor, ready };
}

test('asks for a new address with each request', { tags: ['2.361'] }, async () => {
  let count = 0;
  const { actor, ready } = start(() => {
    count += 1;
    return sessionsWith({ id: 'm1', title: 'Slides', url: `/files/m1?signature=${count}`, file });
  });
  for (const expected of [1, 2]) {
    actor.send({ type: 'download.requested', materialId: 'm1' });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(ready).toHaveLength(expected);
  }
  expect(ready).toEqual(['/files/m1?signature=1', '/files/m1?signature=2']);
});

test.each([
  ['was removed', () => sessionsWith(), 'gone', null],
  ['became a link', () => sessionsWith({ id: 'm1', url: 'https://a.example', file: null }), 'gone', null],
  [
    'cannot be asked for',
    () => json(503, { code: 'unavailable', message: 'Please try again' }),
    'failed',
    'Please try again',
  ],
])('says that a file %s', { tags: ['2.361'] }, async (_, response, state, message) => {
  const { actor, ready } = start(response);
  actor.send({ type: 'download.requested', materialId: 'm1' });
  const { value, context } = await waitFor(actor, (snapshot) => !snapshot.matches('finding'));
  expect([value, context.message, ready]).toEqual([state, message, []]);
});
