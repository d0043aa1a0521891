import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type Operation, readContract } from '../../platform/contract/document.ts';
import type { OperationId } from '../../platform/contract/types.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import type { SignedInUser, TestRequest } from '../../testing/api.ts';
import { addCatalogFixture, addExpertise } from '../../testing/catalog.ts';
import { contentsOf } from '../../testing/contents.ts';
import { testWithGoogle } from '../../testing/google.ts';
import { createUserOfKind, problemFor, type UserKind, userFields } from '../../testing/userKinds.ts';
import { type Requests, requestsOf } from './requests.ts';
import { createValidValues, foreignCourse } from './validValues.ts';

const contract = await readContract();
const callers = ['guest', 'learner', 'approved instructor', 'admin'] as const satisfies UserKind[];
const perCase = contract.operations.length * callers.length * 2;
const isEmbedded = inject('engine').name === 'pglite';
/** `npm run test:fuzz` sends 20,000, with another seed each time. */
const requests = Number(process.env.FUZZ_REQUESTS ?? perCase * (isEmbedded ? 2 : 3));
/** Most rejected requests never reach the database, so comparing its contents on the faster engine suffices. */
const comparesContents = !isEmbedded || process.env.FUZZ_REQUESTS !== undefined;
const numRuns = Math.ceil(requests / perCase);
const { FUZZ_SEED = '1' } = process.env;
const seed = FUZZ_SEED === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(FUZZ_SEED);
vi.setConfig({ testTimeout: 20_000 + requests * 10, hookTimeout: 120_000 });

// With the default settings, so that some responses come from the cache.
const { api, google } = testWithGoogle({ operation: readSettings({}).operation });
const accounts = new Map<UserKind, SignedInUser>();
const requestsFor = new Map<string, Requests>();
let foreignBefore: unknown;

/** The status of each request. */
const outcomes: { id: string; kind: Kind; status: number }[] = [];
type Kind = 'valid' | 'invalid';

beforeAll(async () => {
  await addCatalogFixture(api(), { id: foreignCourse });
  await addExpertise(api(), { id: 'typescript' });
  for (const userKind of callers) {
    const account = await createUserOfKind(api(), userKind);
    if (account) accounts.set(userKind, account);
  }
  const owners = {
    instructor: userOfKind('approved instructor'),
    learner: userOfKind('learner'),
    admin: userOfKind('admin'),
  };
  const requestsWith = requestsOf(contract);
  for (const operation of contract.operations) {
    const values = await createValidValues(api(), operation, owners, google());
    requestsFor.set(operation.id, requestsWith(operation, values));
  }
  foreignBefore = await foreign();
});

afterAll(() => {
  const statuses = Object.groupBy(outcomes, ({ status }) => status);
  const counts = Object.entries(statuses).map(([status, some]) => `${status}: ${some?.length}`);
  const valid = outcomes.filter(({ kind }) => kind === 'valid').length;
  console.log(
    `${inject('engine').name}, seed ${seed}: ${outcomes.length} requests, ${valid} of them valid (${counts.join(', ')})`,
  );
});

function userOfKind(userKind: UserKind): SignedInUser {
  const account = accounts.get(userKind);
  if (!account) throw new Error(`There is no ${userKind}`);
  return account;
}

/** The columns of another instructor's course that no caller may change. */
function foreign() {
  const columns = [
    'instructor_id',
    'category_id',
    'status',
    'name',
    'price_cents',
    'lesson_count',
    'tags',
  ] as const;
  const { db } = api().context;
  return db.selectFrom('courses').select(columns).where('id', '=', foreignCourse).executeTakeFirst();
}

/** Restores the caller, because some operations change their own user. */
async function asBefore(userKind: UserKind): Promise<string | undefined> {
  const account = accounts.get(userKind);
  const fields = userFields[userKind];
  if (!account || !fields) return undefined;
  await api().context.db.updateTable('users').set(fields).where('id', '=', account.user.id).execute();
  return account.token;
}

interface Outcome {
  status: number;
  code: string | undefined;
}

async function send(
  operation: Operation,
  kind: Kind,
  userKind: UserKind,
  request: TestRequest,
): Promise<Outcome> {
  const token = await asBefore(userKind);
  const id = operation.id as OperationId;
  // Also checks that the contract lists the status, the body and the content type.
  const { status, body } = await api().call(id, { ...request, ...(token && { token }) });
  outcomes.push({ id, kind, status });
  expect(status).toBeLessThan(500);
  return { status, code: (body as { code?: string } | undefined)?.code };
}

describe.each(contract.operations.map((operation) => [operation.id, operation] as const))(
  '%s',
  (id, operation) => {
    const check = async (
      kind: Kind,
      userKind: UserKind,
      expected: (outcome: Outcome) => void,
    ): Promise<void> => {
      const arbitraries = requestsFor.get(id);
      if (!arbitraries) throw new Error(`There are no requests for ${id}`);
      const denial = problemFor(operation.access, userKind);
      await asBefore(userKind);
      const before = comparesContents && (denial || kind === 'invalid') ? await contentsOf(api()) : null;
      await fc.assert(
        fc.asyncProperty(arbitraries[kind], async (request) => {
          const outcome = await send(operation, kind, userKind, request);
          if (denial) expect(outcome).toEqual(denial);
          else expected(outcome);
        }),
        {
          numRuns,
          seed,
          ...(kind === 'valid' && { examples: arbitraries.examples.map((one): [TestRequest] => [one]) }),
        },
      );
      if (before) expect(await contentsOf(api()), 'a rejected request changes nothing').toEqual(before);
    };

    test.each(callers)('as %s: a valid request is not rejected as invalid', async (userKind) => {
      await check('valid', userKind, ({ status, code }) => {
        expect([400, 413, 415, 429]).not.toContain(status);
        expect(['forbidden', 'instructor_not_approved', 'not_signed_in']).not.toContain(code);
      });
    });

    test.each(callers)('as %s: an invalid request is rejected', async (userKind) => {
      await check('invalid', userKind, ({ status }) => expect([400, 413, 415]).toContain(status));
    });
  },
);

test('every operation got valid and invalid requests, and succeeded at least once', () => {
  const kindsOf = Object.groupBy(outcomes, ({ id, kind }): string => `${id} ${kind}`);
  const ids = contract.operations.map(({ id }) => id);
  const succeeded = new Set(outcomes.flatMap(({ id, status }) => (status < 300 ? [id] : [])));
  expect(ids.filter((id) => !succeeded.has(id))).toEqual([]);
  const kinds = ids.flatMap((id) => [`${id} valid`, `${id} invalid`]);
  expect(kinds.filter((kind) => (kindsOf[kind]?.length ?? 0) < numRuns * callers.length)).toEqual([]);
});

test('the course of the other instructor is unchanged, and no user became an administrator', async () => {
  expect(await foreign()).toEqual(foreignBefore);
  const { db } = api().context;
  const admins = await db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
  expect(admins).toEqual([{ id: userOfKind('admin').user.id }]);
});
