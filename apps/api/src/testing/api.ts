import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { operations } from '@lyceum/api-client/schema';
import type { Insertable } from 'kysely';
import { beforeAll, expect, inject } from 'vitest';
import { startSession } from '../people/refreshTokens.ts';
import { newId } from '../platform/base/ids.ts';
import type { UserRow } from '../platform/context/caller.ts';
import type { Context } from '../platform/context/context.ts';
import { type Operation, readContract } from '../platform/contract/document.ts';
import type { OperationId } from '../platform/contract/types.ts';
import { createAjv } from '../platform/contract/validation.ts';
import type { Tables } from '../platform/database/schema.ts';
import { readSettings, type Settings } from '../platform/settings/settings.ts';
import { type Api, createApi, type Overrides } from '../serve/api.ts';
import { freshDatabase } from './database.ts';
import { recordStatus } from './statusCoverage.ts';

/** What a test sends. Loosely typed, because tests send invalid values as well. */
export interface TestRequest {
  params?: Record<string, string>;
  query?: Record<string, string | number> | string;
  /** JSON, unless `headers` specify another content type; then the text or the bytes as they are. */
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

type Responses<Id extends OperationId> = operations[Id]['responses'];
type BodyOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;

export interface SignedInUser {
  user: UserRow;
  token: string;
  refreshToken: string;
}

const contract = await readContract();
const ajv = createAjv(contract);

/** The server of a test file, with its own database. */
export class TestApi {
  readonly app: Api['app'];
  readonly context: Context;
  readonly close: Api['close'];
  readonly contract = contract;
  readonly #clock: { offsetMs: number };

  constructor({ app, context, close }: Api, clock: { offsetMs: number }) {
    this.app = app;
    this.context = context;
    this.close = close;
    this.#clock = clock;
  }

  /** Calls an operation and validates the response against the contract. */
  async call(id: OperationId, request: TestRequest = {}) {
    const operation = contract.operations.find((one) => one.id === id);
    if (!operation) throw new Error(`openapi.yaml has no ${id}`);
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(request.params?.[name] ?? ''),
    );
    const response = await this.app.inject({
      method: operation.method,
      url: `/v1${path}`,
      // `inject` converts numbers to text.
      ...(request.query !== undefined && { query: request.query as Record<string, string> | string }),
      ...(request.body !== undefined && {
        payload:
          typeof request.body === 'string' || Buffer.isBuffer(request.body)
            ? request.body
            : JSON.stringify(request.body),
      }),
      headers: {
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
        ...(request.token && { authorization: `Bearer ${request.token}` }),
        ...request.headers,
      },
    });
    const body: unknown = response.body === '' ? undefined : response.json();
    this.#check(operation, response.statusCode, body);
    // Tokens and account data must not be stored by browsers, whatever the status.
    if (/^\/(?:auth|users)\//.test(path)) expect(response.headers['cache-control'], path).toBe('no-store');
    // Errors must not set a cookie.
    if (response.statusCode >= 300) expect(response.headers['set-cookie'], id).toBeUndefined();
    expect(response.headers['content-type'], `${id} ${response.statusCode}`).toBe(
      body === undefined ? undefined : 'application/json; charset=utf-8',
    );
    return { status: response.statusCode, body, headers: response.headers };
  }

  /** Calls an operation, expects a status and returns the body that the contract defines for it. */
  async expect<Id extends OperationId, Status extends keyof Responses<Id> & number>(
    status: Status,
    id: Id,
    request: TestRequest = {},
  ): Promise<BodyOf<Responses<Id>[Status]>> {
    return (await this.expectStatus(status, id, request)) as BodyOf<Responses<Id>[Status]>;
  }

  /** The same for an operation that is only known at run time. */
  async expectStatus(status: number, id: OperationId, request: TestRequest = {}): Promise<unknown> {
    const response = await this.call(id, request);
    expect(response, `${id} with ${JSON.stringify(request)}`).toMatchObject({ status });
    return response.body;
  }

  /** Inserts an account with these fields into the database and signs it in. */
  async user(fields: Partial<Insertable<Tables['users']>> = {}): Promise<SignedInUser> {
    const now = this.context.now();
    const id = newId(now);
    const defaults = { name: 'Nour Haddad', email: `${id}@example.org`, role: 'learner' as const };
    const user = await this.context.db
      .insertInto('users')
      .values({ id, created_at: now, ...defaults, ...fields })
      .returningAll()
      .executeTakeFirstOrThrow();
    const tokens = await startSession(this.context, user);
    if (!tokens) throw new Error('The session of a new user could not start');
    const { access, refresh } = tokens;
    return { user, token: access.token, refreshToken: refresh.token };
  }

  /** An approved instructor with a complete profile. */
  instructor(fields: Partial<Insertable<Tables['users']>> = {}): Promise<SignedInUser> {
    const profile = { expertise: ['typescript'], qualifications: 'Ten years', bio: 'I teach what I build.' };
    return this.user({ role: 'instructor', instructor_status: 'approved', ...profile, ...fields });
  }

  /** Advances the server's clock. */
  passTime(ms: number): void {
    this.#clock.offsetMs += ms;
  }

  #check({ id, responses }: Operation, status: number, body: unknown): void {
    expect(
      [...responses.keys()],
      `${id} responded with ${status}, which the contract does not list`,
    ).toContain(status);
    const schema = responses.get(status);
    if (schema) {
      const valid = ajv.compile(schema);
      expect(valid(body) ? [] : valid.errors, `${id} ${status}: ${JSON.stringify(body)}`).toEqual([]);
    } else {
      expect(body, `${id} ${status} has no body in the contract`).toBeUndefined();
    }
    recordStatus(inject('engine').name, id, status);
  }
}

/**
 * Starts a server for tests: embedded settings without limits, its own database, no log, and a clock that can be
 * advanced.
 */
export async function startApi(
  settings: Partial<Settings> = {},
  overrides: Overrides = {},
): Promise<TestApi> {
  const clock = { offsetMs: 0 };
  const dataDir = await mkdtemp(join(tmpdir(), 'lyceum-test-'));
  const plain = readSettings({ JWT_SECRET: 'a secret that only the tests know', DATA_DIR: dataDir });
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  const api = await createApi(
    // Tests write directly to the database, which does not invalidate the cache.
    { ...plain, rates: null, operation: { ...plain.operation, responseCacheTtlMs: 0 }, ...settings },
    {
      database: await freshDatabase(),
      logger: { level: 'silent' },
      // Tests queue them, at the time that they choose.
      queuesMessages: false,
      now: () => new Date(Date.now() + clock.offsetMs),
      ...overrides,
    },
  ).catch(async (error) => {
    await removeData();
    throw error;
  });
  api.app.addHook('onClose', removeData);
  await api.app.ready();
  return new TestApi(api, clock);
}

/** One server for all tests of a file: `const api = testApi()`, then `api().expect(200, 'getCourse', …)`. */
export function testApi(settings: Partial<Settings> = {}): () => TestApi {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(settings);
    return () => api.close();
  });
  return () => api;
}
