import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { done, failed, fuzz, settle, unvisited } from '../../test/model-test.ts';
import { searchSuggestionsActors, searchSuggestionsMachine } from './search-suggestions.machine.ts';

const typed = (query: string) => ({ type: 'query.changed', query }) as const;
const moved = (by: 1 | -1) => ({ type: 'highlight.moved', by }) as const;
const dismissed = { type: 'suggestions.dismissed' } as const;
const entry = (id: string) => ({ id, name: { en: id }, href: `/course/${id}`, color: '#123456' });
const resultsOf = (...ids: string[]) =>
  json(200, {
    ...{ results: ids.map(entry), page: 1, limit: 4, totalResults: ids.length, words: [], suggestion: null },
    domains: [entry('d1'), entry('d2')],
    categories: [entry('c1'), entry('c2'), entry('c3')],
    instructors: [{ id: 'i1', name: 'Lina Haddad', picture: null }],
  });
const suggestion = { kind: 'course' as const, id: 'web', name: { en: 'Web' }, href: '/course/web' };

const events = [
  typed(''),
  typed('web'),
  moved(1),
  moved(-1),
  dismissed,
  done('suggest', [suggestion]),
  failed('suggest', new Error('broken')),
];

test('reaches every state and takes every transition', () => {
  expect(unvisited(searchSuggestionsMachine, { events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(searchSuggestionsMachine, {
    events,
    holds: ({ context: { suggestions, highlighted, query }, ...snapshot }) => {
      if (snapshot.matches('closed')) expect(suggestions).toBeNull();
      if (snapshot.matches('open')) expect(query.trim()).not.toBe('');
      if (highlighted !== null) expect(highlighted).toBeLessThanOrEqual(suggestions?.length ?? -1);
    },
  }));

function start(respond: Respond) {
  const clock = new SimulatedClock();
  const { api, calls } = createTestApi(respond);
  const machine = searchSuggestionsMachine.provide({ actors: searchSuggestionsActors(api) });
  const actor = createActor(machine, { clock }).start();
  return { actor, calls, clock, now: () => actor.getSnapshot() };
}

test('suggests some of each kind, 200 ms after the last letter', { tags: ['2.335'] }, async () => {
  const { actor, calls, clock, now } = start(() => resultsOf('w1', 'w2'));
  actor.send(typed('we'));
  clock.increment(199);
  actor.send(typed('web '));
  clock.increment(199);
  expect(calls).toEqual([]);
  clock.increment(1);
  await expect.poll(() => now().value).toBe('open');
  expect(calls).toEqual(['GET /search?q=web&limit=4']);
  expect(now().context.suggestions?.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'domain d1',
    'category c1',
    'category c2',
    'course w1',
    'course w2',
    'instructor i1',
  ]);
});

test('shows the suggestions for the last query, and the previous ones meanwhile', {
  tags: ['2.335'],
}, async () => {
  const responses: ((response: Response) => void)[] = [];
  const { actor, clock, now } = start(() => new Promise((resolve) => responses.push(resolve)));
  actor.send(typed('a'));
  clock.increment(200);
  await expect.poll(() => responses.length).toBe(1);
  responses[0]?.(resultsOf('first'));
  await expect.poll(() => now().value).toBe('open');
  for (const query of ['ab', 'abc']) {
    actor.send(typed(query));
    clock.increment(200);
    await expect.poll(() => responses.length).toBe(query.length);
    expect(now().context.suggestions).toHaveLength(5);
  }
  responses[2]?.(resultsOf('third', 'other'));
  await expect.poll(() => now().context.suggestions?.length).toBe(6);
  responses[1]?.(resultsOf('second'));
  await settle();
  expect(now().context.suggestions).toHaveLength(6);
});

test.each([
  ['the call fails', () => json(500, {})],
  ['there is no network', () => Promise.reject(new TypeError('offline'))],
])('closes the list if %s', { tags: ['2.335'] }, async (_, respond: Respond) => {
  const { actor, clock, now } = start(respond);
  actor.send(typed('web'));
  clock.increment(200);
  await expect.poll(() => now().value).toBe('closed');
  expect(now().context.suggestions).toBeNull();
});

test('the arrow keys pass the field between the ends', { tags: ['2.335'] }, async () => {
  const { actor, clock, now } = start(() => resultsOf());
  actor.send(typed('web'));
  clock.increment(200);
  await expect.poll(() => now().value).toBe('open');
  const move = (by: 1 | -1) => {
    actor.send(moved(by));
    return now().context.highlighted;
  };
  // Four suggestions, and the option that searches everything.
  expect([1, 1, 1, 1, 1, 1].map(() => move(1))).toEqual([0, 1, 2, 3, 4, null]);
  expect([move(-1), move(-1), move(1), move(1), move(-1)]).toEqual([4, 3, 4, null, 4]);
  actor.send(dismissed);
  expect(move(1)).toBeNull();
});

test('an empty field has no suggestions', { tags: ['2.335'] }, async () => {
  const { actor, clock, now } = start(() => resultsOf());
  actor.send(typed('web'));
  clock.increment(200);
  await expect.poll(() => now().value).toBe('open');
  actor.send(typed(' '));
  expect(now().value).toBe('closed');
});
