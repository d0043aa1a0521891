import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { done, failed, fuzz, settle, unvisited } from '../../test/model-test.ts';
import { expertiseSearchActors, expertiseSearchMachine } from './expertise-search.machine.ts';

const named = (id: string) => ({ id, name: { en: id }, description: {} });
const typed = (query: string) => ({ type: 'query.changed', query }) as const;
const page = (...ids: string[]) =>
  json(200, { results: ids.map(named), page: 1, limit: 10, totalResults: 1 });

const events = [
  typed(''),
  typed('ty'),
  typed('typ'),
  { type: 'retry.requested' },
  done('search', [named('typescript')]),
  failed('search', new Error('broken')),
  done('loadSelected', [named('python')]),
  failed('loadSelected', new Error('broken')),
];

test('reaches every state and takes every transition', () => {
  const runs = [[], ['python']].map((selected) => ({ input: { selected }, events }));
  expect(unvisited(expertiseSearchMachine, ...runs)).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(expertiseSearchMachine, {
    input: { selected: ['python'] },
    events,
    holds: ({ context, ...snapshot }) => {
      // An error is shown only in states in which the user can retry, and results only after a search.
      expect(context.searchMessage !== null).toBe(snapshot.matches({ suggestions: 'failed' }));
      expect(context.selectedMessage !== null).toBe(snapshot.matches({ names: 'failed' }));
      if (snapshot.matches({ suggestions: 'blank' })) expect(context.results).toEqual([]);
    },
  }));

function start(respond: Respond, selected: string[] = [], query = '') {
  const clock = new SimulatedClock();
  const { api, calls } = createTestApi(respond);
  const machine = expertiseSearchMachine.provide({ actors: expertiseSearchActors(api, () => 'fr') });
  const actor = createActor(machine, { clock, input: { selected, query } }).start();
  const now = () => actor.getSnapshot();
  return { actor, calls, clock, now };
}

test.each([
  ['', 'blank'],
  ['  ', 'blank'],
  ['t', 'tooShort'],
  [' ty ', 'tooShort'],
  ['typ', 'waiting'],
])('%j typed: %s', { tags: ['2.83'] }, (query, suggestions) => {
  const { actor, now } = start(() => page());
  actor.send(typed(query));
  expect(now().value).toEqual({ suggestions, names: 'loaded' });
  expect(now().context.query).toBe(query);
});

test('searches for the text that was typed before it started', { tags: ['2.83'] }, async () => {
  const { actor, clock, now } = start(() => page('typescript'), [], 'types');
  expect(now().value).toMatchObject({ suggestions: 'waiting' });
  clock.increment(300);
  await expect.poll(() => now().value).toMatchObject({ suggestions: 'found' });
  actor.stop();
});

test('searches 300 ms after the last character, for ten results', { tags: ['2.83'] }, async () => {
  const { actor, calls, clock, now } = start(() => page('typescript'));
  actor.send(typed('type'));
  clock.increment(299);
  actor.send(typed(' types '));
  clock.increment(299);
  expect(calls).toEqual([]);
  clock.increment(1);
  await expect.poll(() => calls).toEqual(['GET /expertises?search=types&language=fr&page=1&limit=10']);
  await expect.poll(() => now().value).toMatchObject({ suggestions: 'found' });
  expect(now().context.results.map(({ id }) => id)).toEqual(['typescript']);
});

test('shows the results of the last query, in any order of responses', { tags: ['2.83'] }, async () => {
  const responses: ((response: Response) => void)[] = [];
  const { actor, clock, now } = start(() => new Promise((resolve) => responses.push(resolve)));
  for (const query of ['design', 'python']) {
    actor.send(typed(query));
    clock.increment(300);
    await expect.poll(() => responses.length).toBe(query === 'design' ? 1 : 2);
  }
  responses[1]?.(page('python'));
  await expect.poll(() => now().value).toMatchObject({ suggestions: 'found' });
  responses[0]?.(page('design'));
  await settle();
  expect(now().context.results.map(({ id }) => id)).toEqual(['python']);
});

test('starts without a query, results or message', () => {
  const { query, results, expertisesById, searchMessage, selectedMessage } = start(() => page()).now()
    .context;
  expect({ query, results, expertisesById }).toEqual({ query: '', results: [], expertisesById: {} });
  expect([searchMessage, selectedMessage]).toEqual([null, null]);
});

test.each([
  ['nothing', ''],
  ['too little', 'ty'],
  ['what fails', 'broken'],
])('the results are cleared once %s is typed, but not its name', async (_, query) => {
  const { actor, clock, now } = start(({ url }) =>
    url.includes('broken') ? json(500, {}) : page('typescript'),
  );
  actor.send(typed('type'));
  clock.increment(300);
  await expect.poll(() => now().context.results.length).toBe(1);
  actor.send(typed(query));
  clock.increment(300);
  await expect.poll(() => now().context.results).toEqual([]);
  expect(Object.keys(now().context.expertisesById)).toEqual(['typescript']);
});

test('has a message for every failure', async () => {
  // The actors are not provided.
  const clock = new SimulatedClock();
  const actor = createActor(expertiseSearchMachine, { clock, input: { selected: ['python'] } }).start();
  actor.send(typed('python'));
  clock.increment(300);
  await settle();
  const { searchMessage, selectedMessage } = actor.getSnapshot().context;
  expect(searchMessage).toBe('Failed to search expertises');
  expect(selectedMessage).toBe('Failed to load selected expertises');
});

test("shows the server's message for each failure", { tags: ['8.34', '8.35'] }, async () => {
  const { actor, clock, now } = start(
    () => json(503, { code: 'unavailable', message: 'Not just now.' }),
    ['python'],
  );
  actor.send(typed('python'));
  clock.increment(300);
  await expect.poll(() => now().value).toEqual({ suggestions: 'failed', names: 'failed' });
  expect(now().context).toMatchObject({ searchMessage: 'Not just now.', selectedMessage: 'Not just now.' });
});

test('shows the error of a failed search until the next query', { tags: ['8.35'] }, async () => {
  const { actor, clock, now } = start(() => json(500, {}));
  actor.send(typed('python'));
  clock.increment(300);
  await expect.poll(() => now().context.searchMessage).toBe('Failed to search expertises');
  actor.send(typed('pytho'));
  expect(now().context.searchMessage).toBeNull();
});

test('loads the names of the selection, and retries after a failure', { tags: ['8.34'] }, async () => {
  let responses = 0;
  const { actor, now } = start(
    ({ url }) => {
      responses += 1;
      return responses <= 2 ? json(500, {}) : json(200, named(url.split('/').at(-1) ?? ''));
    },
    ['python', 'seo'],
  );
  await expect.poll(() => now().context.selectedMessage).toBe('Failed to load selected expertises');
  actor.send({ type: 'retry.requested' });
  await expect.poll(() => Object.keys(now().context.expertisesById)).toEqual(['python', 'seo']);
  expect(now()).toMatchObject({ value: { names: 'loaded' }, context: { selectedMessage: null } });
});

test('loads no name for a custom expertise', async () => {
  const { calls, now } = start(
    ({ url }) =>
      url.endsWith('/python')
        ? json(200, named('python'))
        : json(404, { code: 'expertise_not_found', message: 'There is no such area of expertise.' }),
    ['python', 'Lantern making'],
  );
  await expect.poll(() => Object.keys(now().context.expertisesById)).toEqual(['python']);
  expect(now().context.selectedMessage).toBeNull();
  expect(calls).toEqual(['GET /expertises/python', 'GET /expertises/Lantern%20making']);
});
