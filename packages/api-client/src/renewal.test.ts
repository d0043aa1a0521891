import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeAbortSignalTimeout } from '../test/fakeTimeout.ts';
import { createApiClient } from './client.ts';
import type { ApiClient } from './client.types.ts';
import { memoryTokens, type TokenStorage } from './tokens.ts';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refused = () => json(401, { code: 'invalid_token', message: 'Please sign in again.' });
const pair = (n: number) => ({ access: { token: `a${n}` }, refresh: { token: `r${n}` } });

beforeEach(() => {
  vi.useFakeTimers();
  fakeAbortSignalTimeout();
});

afterEach(() => {
  vi.useRealTimers();
});

function clientOf(tokens: TokenStorage, fetch: (request: Request) => Promise<Response>) {
  return createApiClient({ baseUrl: 'http://lyceum.test/v1', tokens, fetch });
}

test('concurrent 401s cause one renewal, in whatever order they arrive', {
  tags: ['7.1'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 12 }), async (scheduler, count) => {
      let renewals = 0;
      const tokens = memoryTokens({ access: 'a1', refresh: 'r1' });
      const api = clientOf(tokens, async (request) => {
        const bearer = request.headers.get('Authorization');
        await scheduler.schedule(Promise.resolve());
        if (!request.url.endsWith('refresh-tokens'))
          return bearer === 'Bearer a2' ? json(200, {}) : refused();
        renewals += 1;
        return json(200, pair(2));
      });
      const calls = Promise.all(Array.from({ length: count }, () => api.call('getProfile')));
      await scheduler.waitFor(calls);
      expect(renewals).toBe(1);
      expect(tokens.read()).toEqual({ access: 'a2', refresh: 'r2' });
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['a 503', async () => json(503, { code: 'unavailable', message: 'Not now.' })],
  ['a 429', async () => json(429, { code: 'too_many_requests', message: 'Slowly.' })],
  ['a broken body', async () => new Response('{"access":', { status: 200 })],
  ['an answer that is not ours', async () => new Response('<h1>Not found</h1>', { status: 404 })],
])(
  'a renewal that gets %s is tried three times and clears the tokens',
  { tags: ['4.6', '7.1'] },
  async (_, answer) => {
    const fetch = vi.fn<(request: Request) => Promise<Response>>(answer);
    const tokens = memoryTokens({ access: 'a1', refresh: 'r1' });
    const api = clientOf(tokens, fetch);
    const renewal = expect(api.renewTokens()).rejects.toThrow();
    await vi.runAllTimersAsync();
    await renewal;
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(tokens.read()).toEqual({ access: null, refresh: null });
  },
);

test.each([400, 401, 403])(
  'a renewal rejected with %i is tried once and clears the tokens',
  { tags: ['7.1'] },
  async (status) => {
    const fetch = vi.fn(async () => json(status, { code: 'refused', message: 'No.' }));
    const tokens = memoryTokens({ access: 'a1', refresh: 'r1' });
    await expect(clientOf(tokens, fetch).renewTokens()).rejects.toThrow('No.');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(tokens.read()).toEqual({ access: null, refresh: null });
  },
);

test.each([
  ['getProfile', (api: ApiClient) => api.call('getProfile')],
  ['getCourse', (api: ApiClient) => api.call('getCourse', { path: { id: 'c1' } })],
])(
  'a call (%s) whose renewal gets no answer fails as one without an answer',
  { tags: ['7.1'] },
  async (operation, make) => {
    const tokens = memoryTokens({ access: 'a1', refresh: 'r1' });
    const api = clientOf(tokens, async ({ url }) =>
      url.endsWith('refresh-tokens') ? json(503, {}) : refused(),
    );
    const call = expect(make(api)).rejects.toMatchObject({
      operation,
      status: null,
      code: 'network_error',
      message: 'Network error. Please try again.',
    });
    await vi.runAllTimersAsync();
    await call;
    expect(tokens.read()).toEqual({ access: null, refresh: null });
  },
);

test('a renewal that succeeds at the third attempt keeps the session', async () => {
  const fetch = vi
    .fn<(request: Request) => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('fetch failed'))
    .mockResolvedValueOnce(json(500, {}))
    .mockResolvedValueOnce(json(200, pair(2)));
  const tokens = memoryTokens({ access: 'a1', refresh: 'r1' });
  const renewal = clientOf(tokens, fetch).renewTokens();
  await vi.runAllTimersAsync();
  await renewal;
  expect(tokens.read()).toEqual({ access: 'a2', refresh: 'r2' });
});

test('the attempts of a renewal spread over ten seconds, even if each fails at once', {
  tags: ['4.6'],
}, async () => {
  const startedAtMs = Date.now();
  const attempts: number[] = [];
  const renewal = clientOf(memoryTokens({ access: 'a1', refresh: 'r1' }), async () => {
    attempts.push(Date.now() - startedAtMs);
    throw new TypeError('fetch failed');
  }).renewTokens();
  const failed = expect(renewal).rejects.toThrow();
  await vi.runAllTimersAsync();
  await failed;
  expect(attempts).toEqual([0, 3500, 7000]);
});

test('a renewal without a response fails after ten seconds', { tags: ['4.6'] }, async () => {
  const fetch = vi.fn(
    (request: Request) =>
      new Promise<Response>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      }),
  );
  const tokens = memoryTokens({ access: 'a1', refresh: 'r1' });
  const failed = vi.fn();
  const renewal = clientOf(tokens, fetch).renewTokens().catch(failed);
  await vi.advanceTimersByTimeAsync(9999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await renewal;
  expect(failed.mock.calls).toMatchObject([[{ message: 'Network error. Please try again.' }]]);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('fails without a refresh token', { tags: ['8.3'] }, async () => {
  const fetch = vi.fn<(request: Request) => Promise<Response>>();
  const renewal = clientOf(memoryTokens(), fetch).renewTokens();
  await expect(renewal).rejects.toMatchObject({
    code: 'no_refresh_token',
    message: 'No refresh token found',
  });
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['signed out', null],
  ['signed in as another', { access: 'b1', refresh: 's1' }],
])('a user who %s during a renewal stays so', async (_, meanwhile) => {
  for (const answer of [() => json(200, pair(2)), refused]) {
    const tokens = memoryTokens({ access: 'a1', refresh: 'r1' });
    const api = clientOf(tokens, async () => {
      if (meanwhile) tokens.write(meanwhile);
      else tokens.clear();
      return answer();
    });
    await api.renewTokens().catch(() => undefined);
    expect(tokens.read()).toEqual(meanwhile ?? { access: null, refresh: null });
  }
});

test('a tab that waited for another uses its tokens', async () => {
  const shared = memoryTokens({ access: 'a1', refresh: 'r1' });
  let last: Promise<unknown> = Promise.resolve();
  const tokens: TokenStorage = {
    ...shared,
    alone(work) {
      const mine = last.then(work);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
  const fetch = vi.fn(async (request: Request) => {
    const bearer = request.headers.get('Authorization');
    if (request.url.endsWith('refresh-tokens')) return json(200, pair(2));
    return bearer === 'Bearer a2' ? json(200, {}) : refused();
  });
  const tabs = Array.from({ length: 10 }, () => clientOf(tokens, fetch));
  await Promise.all(tabs.map((tab) => tab.call('getProfile')));
  expect(fetch.mock.calls.filter(([{ url }]) => url.endsWith('refresh-tokens'))).toHaveLength(1);
});
