import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCatalogFixture } from '../../testing/catalog.ts';
import { contentsOf } from '../../testing/contents.ts';
import { type Forger, forgeries, forgerOf } from '../../testing/forgedTokens.ts';
import { createUserOfKind, type UserKind } from '../../testing/userKinds.ts';
import { badAddresses, oddSearches } from './addresses.ts';
import type { BadInput } from './badInput.ts';
import { badBodies } from './bodies.ts';
import { badTexts, oddNames } from './texts.ts';

const api = testApi();
const accounts = new Map<UserKind, SignedInUser>();
let forger: Forger;

beforeAll(async () => {
  await addCatalogFixture(api());
  for (const userKind of ['learner', 'approved instructor'] as const) {
    const account = await createUserOfKind(api(), userKind);
    if (account) accounts.set(userKind, account);
  }
  forger = forgerOf(api(), await api().user(), await api().user({ role: 'instructor' }));
});

async function send({
  method = 'GET',
  path,
  headers,
  body,
  as = 'guest',
}: Pick<BadInput, 'path' | 'method' | 'headers' | 'body' | 'as'>) {
  const token = accounts.get(as)?.token;
  const authorization = token && { authorization: `Bearer ${token}` };
  const response = await api().app.inject({
    method,
    url: `/v1${path}`,
    headers: { ...headers, ...authorization },
    ...(body !== undefined && { payload: body }),
  });
  return { status: response.statusCode, body: response.json() };
}

const problem = { code: expect.stringMatching(/^[a-z_]+$/), message: expect.any(String) };
const titled = (inputs: readonly BadInput[]) =>
  inputs.map(
    (input) => [`${input.method ?? 'GET'} ${input.path.slice(0, 40)}: ${input.name}`, input] as const,
  );

const rejected = [...badTexts, ...badBodies, ...badAddresses];

describe('is rejected as the contract defines it', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await contentsOf(api());
  });

  test.each(titled(rejected))('%s', async (_, input) => {
    const { status, body } = await send(input);
    expect({ status, body }).toMatchObject({ status: input.status, body: problem });
    expect(Object.keys(body).filter((key) => !['code', 'message', 'details'].includes(key))).toEqual([]);
    expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts\b|select |insert /i);
  });

  test('leaves the database unchanged', async () => {
    expect(await contentsOf(api())).toEqual(before);
  });
});

describe('is accepted literally', () => {
  test.each(titled(oddSearches))('%s', async (_, input) => {
    expect(await send(input)).toEqual({
      status: 200,
      body: { results: [], page: 1, limit: 10, totalResults: 0 },
    });
  });

  test.each(oddNames)('the name %j', async (name) => {
    const email = `odd-${oddNames.indexOf(name)}@example.org`;
    const { user, tokens } = await api().expect(201, 'register', {
      body: { name, email, password: 'a long sentence' },
    });
    expect(user.name).toBe(name);
    expect(await api().expect(200, 'getProfile', { token: tokens.access.token })).toEqual(user);
  });
});

/** Headers without a token, or with more than one. */
const headers: Record<string, (token: string) => string> = {
  'nothing behind Bearer': () => 'Bearer ',
  'a token without a scheme': (token) => token,
  'another scheme': () => `Basic ${Buffer.from('admin:admin').toString('base64')}`,
  'two tokens': (token) => `Bearer ${token} ${token}`,
  'two tokens with a comma': (token) => `Bearer ${token}, Bearer ${token}`,
  'a token in quotes': (token) => `Bearer "${token}"`,
};

/** One operation that requires authentication, one where it is optional, and one for administrators. */
const guarded = ['/users/profile', '/courses/knots', '/admin/instructor-requests'];

test.each([
  ...forgeries.map(({ name, make }) => [name, () => `Bearer ${make(forger)}`, 'session_ended'] as const),
  ...Object.entries(headers).map(
    ([name, header]) => [name, () => header(forger.token), problem.code] as const,
  ),
])('rejects an invalid Authorization header wherever one is read: %s', async (_, authorization, code) => {
  for (const path of guarded) {
    const headers = { authorization: authorization() };
    const body = { ...problem, code };
    expect({ path, ...(await send({ path, headers })) }).toMatchObject({ status: 401, body });
  }
});

test('leaves the server and all rights unchanged after all bad inputs', async () => {
  expect((await api().app.inject('/readyz')).statusCode).toBe(200);
  const { db } = api().context;
  expect(await db.selectFrom('users').select('id').where('role', '=', 'admin').execute()).toEqual([]);
  expect(({} as { role?: unknown }).role).toBeUndefined();
});
