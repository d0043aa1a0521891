import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeAbortSignalTimeout } from '../test/fakeTimeout.ts';
import { type Reply, type Seen, startServer } from '../test/testServer.ts';
import { createApiClient } from './client.ts';
import { ApiProblem } from './problem.ts';
import { memoryTokens } from './tokens.ts';

async function clientFor(
  reply: (seen: Seen) => Reply | Promise<Reply>,
  tokens = memoryTokens({ access: 'a1', refresh: 'r1' }),
) {
  const server = await startServer(reply);
  const api = createApiClient({ baseUrl: server.baseUrl, tokens, language: () => 'fr' });
  return { api, tokens, seen: server.seen };
}

async function problemOf(call: Promise<unknown>): Promise<ApiProblem> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiProblem)) throw new Error('expected an ApiProblem', { cause: error });
  return error;
}

const refused = { status: 401, body: { code: 'invalid_token', message: 'Please sign in again.' } };
const renewed = { status: 200, body: { access: { token: 'a2' }, refresh: { token: 'r2' } } };
const user = { id: 'u1', name: 'Nour' };

/** Accepts only the renewed access token, and renews by `r1`. */
function whereTheTokenRanOut(seen: Seen): Reply {
  if (seen.url === '/v1/auth/refresh-tokens')
    return seen.body === '{"refreshToken":"r1"}' ? renewed : refused;
  return seen.authorization === 'Bearer a2' ? { status: 200, body: user } : refused;
}

test('fills in path and query, and sends token and language', async () => {
  const page = { results: [], page: 2, limit: 12, totalResults: 0 };
  const { api, seen } = await clientFor(() => ({ status: 200, body: page }));
  const answer = await api.call('listCategoryCourses', {
    path: { id: 'web/dev' },
    query: { page: 2, sortBy: 'rating' },
  });
  expect(answer).toEqual(page);
  expect(seen).toEqual([
    {
      method: 'GET',
      url: '/v1/categories/web%2Fdev/courses?page=2&sortBy=rating',
      authorization: 'Bearer a1',
      language: 'fr',
      body: '',
    },
  ]);
});

test('sends a body, and returns undefined for 204', async () => {
  const { api, seen } = await clientFor(() => ({ status: 204 }));
  expect(await api.call('logout', { body: { refreshToken: 'r1' } })).toBeUndefined();
  expect(seen[0]?.body).toBe('{"refreshToken":"r1"}');
});

test('has the message, code and details of the server', { tags: ['8.2', '10.24'] }, async () => {
  const body = {
    code: 'invalid',
    message: 'Vérifiez.',
    details: [{ field: 'email', message: 'e-mail' }],
  };
  const { api } = await clientFor(() => ({ status: 400, body }));
  const problem = await problemOf(api.call('login', { body: { email: 'x', password: 'y' } }));
  expect({ ...problem, message: problem.message }).toEqual({
    name: 'ApiProblem',
    operation: 'login',
    status: 400,
    ...body,
    current: null,
  });
});

test.each([
  ['no body', { status: 502 }],
  ['a page', { status: 502, text: '<h1>Bad gateway</h1>' }],
  ['an empty message', { status: 502, body: { message: '' } }],
  ['a message that is no text', { status: 502, body: { message: 7 } }],
])('has the default text if the response is %s', async (_, reply) => {
  const { api } = await clientFor(() => reply);
  const problem = await problemOf(api.call('enrollInCourse', { path: { id: 'c1' } }));
  expect(problem).toMatchObject({ status: 502, code: 'unknown', message: 'Failed to enroll in course' });
});

test('takes default texts from `describe`', async () => {
  const describe = (text: string) => `<${text}>`;
  const fetch = async (request: Request) => {
    if (request.url.endsWith('/domains')) throw new TypeError('fetch failed');
    return new Response(null, { status: 500 });
  };
  const api = createApiClient({ baseUrl: 'http://lyceum.test/v1', tokens: memoryTokens(), fetch, describe });
  expect(await problemOf(api.call('getDomain', { path: { id: 'x' } }))).toMatchObject({
    message: '<getDomain>',
  });
  expect(await problemOf(api.call('listDomains'))).toMatchObject({ message: '<networkError>' });
  expect(await problemOf(api.call('getProfile'))).toMatchObject({ message: '<noToken>' });
  expect(await problemOf(api.renewTokens())).toMatchObject({ message: '<noRefreshToken>' });
});

test('lets a request go on after the page if it is told so', async () => {
  const requests: boolean[] = [];
  const fetch = async ({ keepalive }: Request) => {
    requests.push(keepalive);
    return new Response(null, { status: 204 });
  };
  const tokens = memoryTokens({ access: 'a1', refresh: 'r1' });
  const api = createApiClient({ baseUrl: 'http://lyceum.test/v1', tokens, fetch });
  const draft = { path: { id: 'c1' }, body: { draft: '{}', revision: null } };
  await api.call('saveCourseDraft', { ...draft, keepalive: true });
  await api.call('saveCourseDraft', draft);
  expect(requests).toEqual([true, false]);
});

test('reports a missing response', { tags: ['8.2'] }, async () => {
  const { api } = await clientFor(() => 'hang up');
  const problem = await problemOf(api.call('listDomains'));
  expect(problem).toMatchObject({
    status: null,
    code: 'network_error',
    message: 'Network error. Please try again.',
  });
});

test.each([
  ['never begins', 'silence'],
  ['never ends', 'half an answer'],
] as const)('an answer that %s is given up after 30 s', async (_, reply) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fakeAbortSignalTimeout();
  onTestFinished(() => void vi.useRealTimers());
  const arrival = Promise.withResolvers<void>();
  const { api } = await clientFor(() => {
    arrival.resolve();
    return reply;
  });
  const problem = problemOf(api.call('listDomains'));
  const isGivenUp = vi.fn();
  void problem.then(isGivenUp);
  await arrival.promise;
  await vi.advanceTimersByTimeAsync(29_999);
  expect(isGivenUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await problem).toMatchObject({ status: null, code: 'network_error' });
});

test('an aborted call rejects with the reason of the abort', async () => {
  const leaving = new AbortController();
  const { api } = await clientFor(() => {
    leaving.abort();
    return 'hang up';
  });
  const call = api.call('listDomains', { signal: leaving.signal });
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test.each<[string, Reply]>([
  ['another page', { status: 200, text: '<h1>Hello</h1>' }],
  ['half an answer', { status: 200, text: '{"id": "u1' }],
  ['no body', { status: 200 }],
  ['204', { status: 204 }],
])('%s instead of a response has the default text', async (_, reply) => {
  const { api } = await clientFor(() => reply);
  expect(await problemOf(api.call('getProfile'))).toMatchObject({
    status: null,
    code: 'unknown',
    message: 'Failed to get user profile',
  });
});

test('without a token, calls that need one fail without a request, and public ones are sent', {
  tags: ['8.3'],
}, async () => {
  const { api, seen } = await clientFor(() => ({ status: 200, body: {} }), memoryTokens());
  expect(await problemOf(api.call('getProfile'))).toMatchObject({ status: null, message: 'No token found' });
  await api.call('getCourse', { path: { id: 'c1' } });
  await api.call('listDomains');
  expect(seen.map(({ url, authorization }) => [url, authorization])).toEqual([
    ['/v1/courses/c1', undefined],
    ['/v1/domains', undefined],
  ]);
});

test('renews the tokens after a 401 and repeats the call with its body', { tags: ['7.1'] }, async () => {
  const { api, tokens, seen } = await clientFor(whereTheTokenRanOut);
  const body = { completedSessions: [1, 2] };
  expect(await api.call('updateProgress', { path: { id: 'c1' }, body })).toEqual(user);
  expect(seen.map((one) => [one.method, one.url, one.authorization, one.body])).toEqual([
    ['PUT', '/v1/courses/c1/progress', 'Bearer a1', JSON.stringify(body)],
    ['POST', '/v1/auth/refresh-tokens', 'Bearer a1', '{"refreshToken":"r1"}'],
    ['PUT', '/v1/courses/c1/progress', 'Bearer a2', JSON.stringify(body)],
  ]);
  expect(tokens.read()).toEqual({ access: 'a2', refresh: 'r2' });
});

test('repeats the call only once', { tags: ['7.1'] }, async () => {
  const { api, seen } = await clientFor((one) => (one.url.includes('refresh') ? renewed : refused));
  expect(await problemOf(api.call('getProfile'))).toMatchObject({ status: 401 });
  expect(seen).toHaveLength(3);
});

test('a rejected renewal clears the tokens and rethrows the first error', { tags: ['7.1'] }, async () => {
  const { api, tokens, seen } = await clientFor(() => refused);
  const problem = await problemOf(api.call('getProfile'));
  expect(problem).toMatchObject({ operation: 'getProfile', status: 401, message: 'Please sign in again.' });
  expect(tokens.read()).toEqual({ access: null, refresh: null });
  expect(seen).toHaveLength(2);
});

test('a 401 without a refresh token clears the access token', async () => {
  const { api, tokens, seen } = await clientFor(() => refused, memoryTokens({ access: 'a1', refresh: null }));
  expect(await problemOf(api.call('getProfile'))).toMatchObject({ status: 401 });
  expect(tokens.read().access).toBeNull();
  expect(seen).toHaveLength(1);
});

test('a wrong password neither renews the tokens nor clears them', async () => {
  const { api, tokens, seen } = await clientFor(() => refused);
  await problemOf(api.call('login', { body: { email: 'a@b.test', password: 'wrong!' } }));
  expect(seen).toHaveLength(1);
  expect(tokens.read().access).toBe('a1');
});

test('public content is loaded without a token after the session has ended', async () => {
  const { api, tokens, seen } = await clientFor((one) =>
    one.url.startsWith('/v1/courses') && !one.authorization ? { status: 200, body: { id: 'c1' } } : refused,
  );
  expect(await api.call('getCourse', { path: { id: 'c1' } })).toEqual({ id: 'c1' });
  expect(tokens.read().access).toBeNull();
  expect(seen).toHaveLength(3);
});
