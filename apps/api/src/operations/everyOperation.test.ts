import { rate } from '@lyceum/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueAccessToken } from '../people/accessTokens.ts';
import { toUser } from '../people/user.ts';
import { type Operation, readContract } from '../platform/contract/document.ts';
import type { OperationId } from '../platform/contract/types.ts';
import { badNumbers } from '../serve/badInputs/addresses.ts';
import { allowed, rightful } from '../testing/allowed.ts';
import { startApi, type TestApi, testApi } from '../testing/api.ts';
import { addCategory, addCourse, addDomain, addExpertise } from '../testing/catalog.ts';
import { absentDatabase } from '../testing/database.ts';

const { operations } = await readContract();
const named = (some: readonly Operation[]) =>
  some.map((operation) => [operation.id as OperationId, operation] as const);
const listing = (status: number) => named(operations.filter(({ responses }) => responses.has(status)));

describe('every operation rejects', () => {
  const api = testApi();

  test.each(listing(400))('%s: an unknown query parameter', { tags: ['10.24'] }, async (id, operation) => {
    const { token } = await rightful(api(), operation);
    const response = await api().expectStatus(400, id, {
      ...allowed(operation),
      token,
      query: { unheardOf: 1 },
    });
    expect(response).toMatchObject({ code: 'invalid_request', details: [{ field: 'query.unheardOf' }] });
  });

  const withId = operations.filter(({ path }) => path.includes('{id}'));
  test.each(named(withId))('%s: an id with a NUL', async (id, operation) => {
    const { token } = await rightful(api(), operation);
    await api().expectStatus(400, id, { ...allowed(operation), token, params: { id: 'a\0b' } });
  });

  const withPages = operations.filter(({ integers }) => integers.has('page'));
  describe.each(named(withPages))('%s: an invalid page', (id, operation) => {
    const invalid = [
      ...Object.values(badNumbers).map((number) => `page=${number}`),
      'page=99999999999999999999',
      'page=1000001',
      'page=1&page=2',
      'limit=101',
      'limit=0',
    ];
    test.each(invalid)('%s', async (query) => {
      const { token } = await rightful(api(), operation);
      await api().expectStatus(400, id, { token, query });
    });
  });

  const withBody = operations.filter(({ body }) => body);
  describe.each(named(withBody))('%s: a body', (id, operation) => {
    const send = async (body: unknown, headers: Record<string, string> = {}) => {
      const { token } = await rightful(api(), operation);
      return api().call(id, { ...allowed(operation), token, body, headers });
    };

    test('with an unknown field', async () => {
      const example = operation.body?.example;
      const response = await send({ ...(typeof example === 'object' ? example : {}), unheardOf: 1 });
      expect(response).toMatchObject({
        status: 400,
        // For an operation without fields, the error names the whole body.
        body: { details: expect.arrayContaining([{ field: 'unheardOf', message: expect.any(String) }]) },
      });
    });

    test('that is not JSON', async () => {
      expect(await send('{"a":')).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
    });

    test('that is not an object', async () => {
      expect(await send('[]')).toMatchObject({ status: 400, body: { details: [{ field: 'body' }] } });
    });

    test('that pollutes prototypes', async () => {
      expect(await send('{"__proto__":{"role":"admin"}}')).toMatchObject({ status: 400 });
    });

    test('that is too large', async () => {
      expect(await send(JSON.stringify('x'.repeat(300_000)))).toMatchObject({
        status: 413,
        body: { code: 'too_large' },
      });
    });

    test('with another content type', async () => {
      const response = await send('a=b', { 'content-type': 'application/x-www-form-urlencoded' });
      expect(response).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
    });
  });

  const withoutBody = operations.filter(({ method, body, upload }) => method !== 'GET' && !body && !upload);
  test.each(named(withoutBody))('%s: a body, because it has none', async (id, operation) => {
    const { token } = await rightful(api(), operation);
    const headers = { 'content-type': 'text/plain' };
    await api().expectStatus(400, id, { ...allowed(operation), token, body: 'something', headers });
  });
});

describe('an invalid token', () => {
  const api = testApi();
  const reading = named(operations.filter(({ access }) => access.signIn !== 'none'));
  test.each(reading)('%s: rejects an invalid token', async (id, operation) => {
    const { token } = await rightful(api(), operation);
    const edited = token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A').concat('x'));
    for (const bad of ['nonsense', edited, token.split('.', 2).concat('').join('.')]) {
      await api().expectStatus(401, id, { ...allowed(operation), token: bad });
    }
  });

  test.each(reading)('%s: rejects the token of an ended session', async (id, operation) => {
    const { token, user } = await rightful(api(), operation);
    const { db, now } = api().context;
    await db.updateTable('sessions').set({ ended_at: now() }).where('user_id', '=', user.id).execute();
    expect(await api().expectStatus(401, id, { ...allowed(operation), token })).toMatchObject({
      code: 'session_ended',
    });
  });
});

describe('too many calls', () => {
  const none = { max: 0, perMs: 60_000 };
  const api = testApi({
    rates: { ...rate, general: none },
  });

  test.each(listing(429))('%s: 429 with Retry-After', { tags: ['10.25'] }, async (id, operation) => {
    const { status, body, headers } = await api().call(id, allowed(operation));
    expect({ status, body }).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
  });
});

describe('without a database', () => {
  let present: TestApi;
  let absent: TestApi;
  beforeAll(async () => {
    present = await startApi();
    absent = await startApi({}, { database: await absentDatabase() });
  });
  afterAll(async () => {
    await absent.close();
    await present.close();
  });

  // A third-party token is verified before the first query.
  const reaching = listing(503).filter(
    ([, { body }]) => !JSON.stringify(body?.example ?? {}).includes('tokenId'),
  );
  test.each(reaching)('%s: 503 with Retry-After', { tags: ['10.25'] }, async (id, operation) => {
    const identity = await rightful(present, operation);
    const { status, body, headers } = await absent.call(id, allowed(operation, identity));
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
  });

  test('the server is alive, but not ready', { tags: ['10.8'] }, async () => {
    expect((await absent.app.inject('/healthz')).statusCode).toBe(200);
    expect((await absent.app.inject('/readyz')).statusCode).toBe(503);
    expect((await present.app.inject('/readyz')).statusCode).toBe(200);
  });
});

describe('an unchanged response', () => {
  const api = testApi();
  const id = 'some-id';
  beforeAll(async () => {
    const { user } = await api().instructor({ id });
    await addDomain(api(), { id });
    await addCategory(api(), { id, domain_id: id });
    const scheduled_time = new Date(api().context.now().getTime() + 60_000);
    await addCourse(api(), { id, category_id: id, instructor_id: user.id, scheduled_time });
    await addExpertise(api(), { id });
  });

  test.each(listing(304))('%s is not sent again', async (operationId, operation) => {
    const first = await api().call(operationId, allowed(operation));
    expect(first.status).toBe(200);
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect(await api().call(operationId, { ...allowed(operation), headers })).toMatchObject({ status: 304 });
  });
});

describe('tokens', () => {
  const api = testApi();

  test('an access token expires after 15 minutes', { tags: ['10.15'] }, async () => {
    const { token } = await api().user();
    api().passTime(15 * 60_000 - 2000);
    await api().expect(200, 'getProfile', { token });
    api().passTime(4000);
    await api().expect(401, 'getProfile', { token });
  });

  test('rejects a token for an unknown session', async () => {
    const { user } = await api().user();
    const { keys, now } = api().context;
    const token = await issueAccessToken(keys, toUser(user), '019a9f2e-0000-7000-8000-000000000000', now());
    await api().expect(401, 'getProfile', { token });
  });
});
