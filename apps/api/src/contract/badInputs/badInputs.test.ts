import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedInPerson, testApi } from '../../testing/api.ts';
import { personOf, type Standing } from '../../testing/cast.ts';
import { addScene } from '../../testing/scene.ts';
import { badAddresses } from './addresses.ts';
import type { BadInput } from './badInput.ts';
import { badBodies } from './bodies.ts';
import { badTexts, oddNames } from './texts.ts';
import { badTokens } from './tokens.ts';

const api = testApi();
const people = new Map<Standing, SignedInPerson>();
let tokens: Record<string, string>;

beforeAll(async () => {
  await addScene(api());
  for (const standing of ['learner', 'approved instructor'] as const) {
    const person = await personOf(api(), standing);
    if (person) people.set(standing, person);
  }
  tokens = badTokens(await api().person(), await api().person(), api().context.keys);
});

async function send({ method = 'GET', path, headers, body, as = 'guest' }: BadInput) {
  const token = people.get(as)?.token;
  const authorization = token && { authorization: `Bearer ${token}` };
  const answer = await api().app.inject({
    method,
    url: `/v1${path}`,
    headers: { ...headers, ...authorization },
    ...(body !== undefined && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const problem = { code: expect.stringMatching(/^[a-z_]+$/), message: expect.any(String) };
const titled = (inputs: readonly BadInput[]) =>
  inputs.map(
    (input) => [`${input.method ?? 'GET'} ${input.path.slice(0, 40)}: ${input.name}`, input] as const,
  );

describe('is refused, in the words of the contract', () => {
  test.each(titled([...badTexts, ...badBodies, ...badAddresses].filter(({ status }) => status >= 400)))(
    '%s',
    async (_, input) => {
      const { status, body } = await send(input);
      expect({ status, body }).toMatchObject({ status: input.status, body: problem });
      expect(Object.keys(body).filter((key) => !['code', 'message', 'details'].includes(key))).toEqual([]);
      expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts\b|select |insert /i);
    },
  );
});

describe('is taken for what it says', () => {
  test.each(titled(badAddresses.filter(({ status }) => status < 400)))('%s', async (_, input) => {
    expect(await send(input)).toEqual({
      status: 200,
      body: { results: [], page: 1, limit: 10, totalResults: 0 },
    });
  });

  test.each(oddNames)('the name %j', async (name) => {
    const email = `odd-${oddNames.indexOf(name)}@example.org`;
    const { user, tokens: given } = await api().expect(201, 'register', {
      body: { name, email, password: 'a long sentence' },
    });
    expect(user.name).toBe(name);
    expect(await api().expect(200, 'getProfile', { token: given.access.token })).toEqual(user);
  });
});

test('a token that is not good is refused, wherever one is looked at', async () => {
  for (const [name, authorization] of Object.entries(tokens)) {
    for (const url of ['/v1/users/profile', '/v1/courses/knots', '/v1/admin/instructor-requests']) {
      const answer = await api().app.inject({ url, headers: { authorization } });
      expect({ name, url, status: answer.statusCode, body: answer.json() }).toMatchObject({
        status: 401,
        body: problem,
      });
    }
  }
});

test('after all of it the server is as it was, and nobody became anything', async () => {
  expect((await api().app.inject('/readyz')).statusCode).toBe(200);
  const { db } = api().context;
  expect(await db.selectFrom('users').select('id').where('role', '=', 'admin').execute()).toEqual([]);
  expect(({} as { role?: unknown }).role).toBeUndefined();
});

test('the list is long enough to mean something', () => {
  const count = badTexts.length + badBodies.length + badAddresses.length + oddNames.length;
  expect(count + Object.keys(tokens).length).toBeGreaterThanOrEqual(250);
});
