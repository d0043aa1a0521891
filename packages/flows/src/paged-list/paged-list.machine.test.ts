import { ApiProblem } from '@lyceum/api-client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createTestApi, json } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, settle, unvisited } from '../../test/model-test.ts';
import { type ListPageRequest, loadPageBy } from './paged-list.actors.ts';
import { createPagedList, hasMore, isSameQuery, loadedRange } from './paged-list.machine.ts';

interface Item {
  id: string;
}
type Query = { id: string; sortBy: string };

const machine = createPagedList<Item, Query>('listCategoryCourses');
const query = { id: 'web_dev', sortBy: 'name' };
const input = { query, limit: 2 };
const items = (...ids: string[]) => ids.map((id) => ({ id }));
const page = (number: number, totalResults: number, ...ids: string[]) => ({
  results: items(...ids),
  page: number,
  limit: 2,
  totalResults,
});

const events = [
  { type: 'more.requested' },
  { type: 'retry.requested' },
  done('loadPage', page(1, 3, 'a', 'b')),
  done('loadPage', page(2, 3, 'b', 'c')),
  failed('loadPage', new Error('no response')),
];

test('reaches every state and takes every transition', { tags: ['4.1'] }, () => {
  const filled = { ...input, initial: page(1, 2, 'a', 'b') };
  const logged = { ...input, failureMessage: 'The courses failed' };
  const runs = [input, filled, logged].map((input) => ({ input, events }));
  expect(unvisited(machine, ...runs)).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(machine, {
    input,
    events,
    holds: ({ context, ...snapshot }) => {
      const ids = context.items.map(({ id }: Item) => id);
      // Later pages append without duplicates, and a failure has an error.
      expect(new Set(ids).size).toBe(ids.length);
      expect(context.message !== null).toBe(snapshot.matches('failed'));
    },
  }));

/** A server whose responses the test releases, in any order. */
function start(initial?: ReturnType<typeof page>, firstPage?: number) {
  const calls: (ListPageRequest<Query> & {
    response: (response: ReturnType<typeof page>) => void;
    fail: (error: Error) => void;
    signal: AbortSignal;
  })[] = [];
  const loadPage = loadPageBy<Item, Query>(
    (request, signal) =>
      new Promise((response, fail) => {
        calls.push({ ...request, response, fail, signal });
      }),
  );
  const actor = createActor(machine.provide({ actors: { loadPage } }), {
    input: { ...input, firstPage, initial },
  }).start();
  const ids = () => actor.getSnapshot().context.items.map(({ id }) => id);
  const isIn = (value: 'succeeded' | 'failed') => waitFor(actor, (snapshot) => snapshot.matches(value));
  return { actor, calls, ids, isIn };
}

test('loads all pages without duplicates', { tags: ['4.1'] }, async () => {
  const { actor, calls, ids, isIn } = start();
  expect(actor.getSnapshot().value).toBe('loading');
  expect(hasMore(actor.getSnapshot().context)).toBe(true);
  actor.send({ type: 'more.requested' });
  calls[0]?.response(page(1, 3, 'a', 'b'));
  await isIn('succeeded');
  actor.send({ type: 'more.requested' });
  calls[1]?.response(page(2, 3, 'c'));
  await isIn('succeeded');
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect(hasMore(actor.getSnapshot().context)).toBe(false);
  actor.send({ type: 'more.requested' });
  expect(calls.map(({ page: number, limit }) => [number, limit])).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

/** Answers the open requests from a list of the server. @returns the pages that were requested */
async function respondFrom({ calls }: Pick<ReturnType<typeof start>, 'calls'>, all: string[]) {
  const pages: number[] = [];
  for (let call = calls.at(-1); call; ) {
    const end = call.page * 2;
    pages.push(call.page);
    call.response(page(call.page, all.length, ...all.slice(end - 2, end)));
    await settle();
    const next = calls.at(-1);
    call = next === call ? undefined : next;
  }
  return pages;
}

test.each([
  ['two loaded items were removed', ['c', 'd', 'e', 'f', 'g']],
  ['all but one were removed', ['c']],
  ['all were removed', []],
  ['an item that is not loaded was removed', ['a', 'b', 'c', 'd', 'e', 'g']],
  ['an item was added before the loaded ones', ['x', 'a', 'b', 'c', 'd', 'e', 'f', 'g']],
  ['a loaded item moved behind the loaded ones', ['b', 'c', 'd', 'e', 'a', 'f', 'g']],
])('reconciles with the server: %s', { tags: ['4.1'] }, async (_, now) => {
  const list = start(page(1, 7, 'a', 'b'));
  const { actor, ids } = list;
  actor.send({ type: 'more.requested' });
  await respondFrom(list, ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  actor.send({ type: 'more.requested' });
  await respondFrom(list, now);
  expect(ids()).toEqual(now.slice(0, 6));
  expect(actor.getSnapshot().context).toMatchObject({ totalResults: now.length, renewal: null });
  expect(hasMore(actor.getSnapshot().context)).toBe(now.length > 6);
});

test('shows the items of before while it reconciles, and after a failure', { tags: ['4.1'] }, async () => {
  const list = start(page(1, 5, 'a', 'b'));
  const { actor, calls, ids, isIn } = list;
  actor.send({ type: 'more.requested' });
  calls[0]?.response(page(2, 4, 'd', 'e'));
  await settle();
  expect([ids(), calls[1]?.page]).toEqual([['a', 'b'], 1]);
  calls[1]?.response(page(1, 4, 'b', 'c'));
  await settle();
  expect(ids()).toEqual(['a', 'b']);
  calls[2]?.fail(new Error('broken'));
  await isIn('failed');
  expect(ids()).toEqual(['a', 'b']);
  actor.send({ type: 'retry.requested' });
  expect(await respondFrom(list, ['b', 'c', 'd', 'e'])).toEqual([2, 1, 2]);
  expect(ids()).toEqual(['b', 'c', 'd', 'e']);
});

test('starts with the results of the server-rendered page', () => {
  const { actor, calls, ids } = start(page(1, 3, 'a', 'b'));
  expect(actor.getSnapshot().value).toBe('succeeded');
  expect(ids()).toEqual(['a', 'b']);
  actor.send({ type: 'more.requested' });
  expect(calls.map(({ page: number }) => number)).toEqual([2]);
});

test('keeps the loaded results after a failure, and retries from there', {
  tags: ['4.1', '2.19'],
}, async () => {
  const { actor, calls, ids, isIn } = start(page(1, 3, 'a', 'b'));
  actor.send({ type: 'more.requested' });
  calls[0]?.fail(new Error('broken'));
  await isIn('failed');
  expect(actor.getSnapshot().context.message).toBe('Failed to fetch courses');
  expect(ids()).toEqual(['a', 'b']);
  actor.send({ type: 'more.requested' });
  expect(calls).toHaveLength(1);
  actor.send({ type: 'retry.requested' });
  expect(actor.getSnapshot().context.message).toBeNull();
  calls[1]?.response(page(2, 3, 'c'));
  await isIn('succeeded');
  expect(ids()).toEqual(['a', 'b', 'c']);
});

test('reports a failure of a list whose failures are logged', async () => {
  const { api } = createTestApi(() => json(503, { code: 'unavailable', message: 'The library is closed' }));
  const loadPage = loadPageBy<Item, Query>(async (_, signal) => {
    await api.call('listDomains', { signal });
    return page(1, 0);
  });
  const { actor, events: emitted } = startInApp(machine.provide({ actors: { loadPage } }), {
    input: { ...input, failureMessage: 'The courses could not be loaded' },
  });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  expect(actor.getSnapshot().context.message).toBe('The library is closed');
  const message = 'The courses could not be loaded: The library is closed';
  expect(emitted).toEqual([{ type: 'failure.reported', level: 'error', message }]);
});

test('a stopped list aborts its request and ignores the response', { tags: ['2.35'] }, async () => {
  const { actor, calls, ids } = start();
  actor.stop();
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true]);
  calls[0]?.response(page(1, 2, 'a', 'b'));
  await settle();
  expect(ids()).toEqual([]);
});

test('can start at a later page, and ends at the total', {
  tags: ['2.130'],
}, async () => {
  const { actor, calls, ids, isIn } = start(undefined, 2);
  calls[0]?.response(page(2, 5, 'c', 'd'));
  await isIn('succeeded');
  expect(hasMore(actor.getSnapshot().context)).toBe(true);
  actor.send({ type: 'more.requested' });
  expect(loadedRange(actor.getSnapshot().context)).toEqual({ first: 3, last: 4 });
  calls[1]?.response(page(3, 5, 'e'));
  await isIn('succeeded');
  expect(loadedRange(actor.getSnapshot().context)).toEqual({ first: 3, last: 5 });
  expect([ids(), hasMore(actor.getSnapshot().context)]).toEqual([['c', 'd', 'e'], false]);
  expect(calls.map(({ page: number }) => number)).toEqual([2, 3]);
});

test('is empty beyond the last page, and keeps the total', async () => {
  const { actor, calls, isIn } = start(undefined, 9);
  calls[0]?.response(page(9, 5));
  await isIn('succeeded');
  const { context } = actor.getSnapshot();
  expect([context.items, context.totalResults, hasMore(context)]).toEqual([[], 5, false]);
});

test.each([
  [1, 2],
  [2, 4],
])('ends at an empty page after page %i, even if the total is larger', async (first, total) => {
  const { actor, calls, isIn } = start(page(first, 7, 'a', 'b'), first);
  actor.send({ type: 'more.requested' });
  calls[0]?.response(page(first + 1, 7));
  await isIn('succeeded');
  const { context } = actor.getSnapshot();
  expect([context.totalResults, hasMore(context)]).toEqual([total, false]);
});

test('shows the message of the server', async () => {
  const { actor, calls, isIn } = start();
  const text = { status: 503, code: 'unavailable', message: 'Not just now.' };
  calls[0]?.fail(new ApiProblem('listCategoryCourses', text));
  await isIn('failed');
  expect(actor.getSnapshot().context.message).toBe('Not just now.');
});

test('contains the first results of the server after any sequence of events', {
  tags: ['4.1'],
}, async () => {
  const all = ['a', 'b', 'c', 'd', 'e'];
  const happening = fc.constantFrom('more', 'retry', 'response', 'response late', 'fail');
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 25 }), async (happenings) => {
      const { actor, calls, ids } = start();
      for (const what of happenings) {
        const open = calls.at(what === 'response late' ? 0 : -1);
        if (what === 'more') actor.send({ type: 'more.requested' });
        else if (what === 'retry') actor.send({ type: 'retry.requested' });
        else if (what === 'fail') open?.fail(new Error('broken'));
        else if (open) {
          open.response(page(open.page, all.length, ...all.slice((open.page - 1) * 2, open.page * 2)));
        }
        await settle();
        expect(ids()).toEqual(all.slice(0, ids().length));
      }
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['the same values', { sortBy: 'name', domainId: 'd1' }, true],
  ['the same values in another order', { domainId: 'd1', sortBy: 'name' }, true],
  ['another value', { sortBy: 'rating', domainId: 'd1' }, false],
  ['a parameter less', { sortBy: 'name' }, false],
  ['a parameter more', { sortBy: 'name', domainId: 'd1', search: 'sql' }, false],
])('compares queries: %s', (_, other, isSame) => {
  expect(isSameQuery({ sortBy: 'name', domainId: 'd1' }, other)).toBe(isSame);
});
