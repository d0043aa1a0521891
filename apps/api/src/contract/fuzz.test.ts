import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type SignedInPerson, testApi } from '../testing/api.ts';
import type { Known } from '../testing/arbitraries.ts';
import { fieldsOf, personOf, refusalOf, type Standing } from '../testing/cast.ts';
import { addCourse, addExpertise } from '../testing/catalogue.ts';
import { password, personWithPassword } from '../testing/people.ts';
import { type Requests, requestsOf } from '../testing/requests.ts';
import { addScene } from '../testing/scene.ts';
import { readContract } from './document.ts';
import type { OperationId } from './types.ts';

const contract = await readContract();
const callers = ['guest', 'learner', 'approved instructor', 'admin'] as const satisfies Standing[];
const perCase = contract.operations.length * callers.length * 2;
/** `npm run prove fuzz` asks for 20,000, and begins elsewhere each time. */
const requests = Number(process.env.FUZZ_REQUESTS ?? perCase * 3);
const numRuns = Math.ceil(requests / perCase);
const seed = Number(process.env.FUZZ_SEED ?? 1);
vi.setConfig({ testTimeout: 20_000 + requests * 10 });

const api = testApi();
const people = new Map<Standing, SignedInPerson>();
const known: Record<string, string[]> = {
  id: ['making', 'crafts', 'knots', 'knots-2', 'ours', 'typescript'],
  category: ['crafts', 'textiles'],
  expertise: ['typescript'],
  email: [],
  password: [password],
  refreshToken: [],
};
const answered = new Map<number, number>();

const requestsFor = requestsOf(contract, known satisfies Known);

beforeAll(async () => {
  const { user } = await addScene(api());
  await addCourse(api(), { id: 'knots-2', category_id: 'textiles', instructor_id: user.id });
  await addExpertise(api(), { id: 'typescript' });
  for (const standing of callers) {
    const person = await personOf(api(), standing);
    if (person) people.set(standing, person);
  }
  const instructor = people.get('approved instructor')?.user.id ?? '';
  await addCourse(api(), { id: 'ours', category_id: 'crafts', instructor_id: instructor });
  for (let times = 0; times < 3; times += 1) {
    const now = api().context.now();
    const pending = await api().instructor({ instructor_status: 'pending', applied_at: now });
    known.id?.push(pending.user.id);
    const spare = await personWithPassword(api());
    known.email?.push(spare.user.email);
    known.refreshToken?.push(spare.refreshToken);
  }
});

afterAll(() => {
  const counts = [...answered].toSorted(([one], [other]) => one - other);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const told = counts.map(([status, count]) => `${status}: ${count}`).join(', ');
  console.log(`${inject('engine').name}, seed ${seed}: ${total} requests (${told})`);
});

/** Some calls change who the caller is; the next one comes from who they were. */
async function asBefore(standing: Standing): Promise<string | undefined> {
  const person = people.get(standing);
  const fields = fieldsOf(standing);
  if (!person || !fields) return undefined;
  await api().context.db.updateTable('users').set(fields).where('id', '=', person.user.id).execute();
  return person.token;
}

describe.each(contract.operations.map((operation) => [operation.id, operation] as const))(
  '%s',
  (id, operation) => {
    const check = async (kind: keyof Requests, standing: Standing, expected: (answer: Answered) => void) => {
      const refusal = refusalOf(operation.access, standing);
      await fc.assert(
        fc.asyncProperty(requestsFor(operation)[kind], async (sent) => {
          const token = await asBefore(standing);
          // Also checks that the contract lists the status, and the body and the type that were answered with it.
          const { status, body } = await api().call(id as OperationId, { ...sent, ...(token && { token }) });
          answered.set(status, (answered.get(status) ?? 0) + 1);
          expect(status).toBeLessThan(500);
          const { code } = (body ?? {}) as { code?: string };
          if (refusal) expect({ status, code }).toEqual(refusal);
          else expected({ status, code });
        }),
        { numRuns, seed },
      );
    };

    test.each(callers)('as %s: what the contract allows is not refused as wrong', async (standing) => {
      await check('valid', standing, ({ status, code }) => {
        expect([400, 413, 415, 429]).not.toContain(status);
        expect(['forbidden', 'instructor_not_approved', 'not_signed_in']).not.toContain(code);
      });
    });

    test.each(callers)('as %s: what the contract does not allow is refused', async (standing) => {
      await check('invalid', standing, ({ status }) => expect([400, 413, 415]).toContain(status));
    });
  },
);

interface Answered {
  status: number;
  code: string | undefined;
}
