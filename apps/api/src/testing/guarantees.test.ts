import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../platform/database/open.ts';
import { type SignedInUser, testApi } from './api.ts';
import { addCatalogFixture } from './catalog.ts';
import { brokenGuarantees } from './guarantees.ts';
import { password } from './users.ts';
import { Ledger } from './writers.ts';

// The check has to be able to find violations.

const api = testApi();
const email = 'kill-1@example.org';
let learner: SignedInUser;
let ledger: Ledger;

beforeAll(async () => {
  await addCatalogFixture(api());
  learner = await api().user();
  await api().expect(200, 'enrollInCourse', { params: { id: 'knots' }, token: learner.token });
  await api().expect(201, 'register', { body: { name: 'Nour', email, password } });
});
beforeEach(() => {
  ledger = new Ledger();
  ledger.accounts.push({ id: learner.user.id, email: learner.user.email, token: learner.token });
  ledger.courses.add('knots');
  enrolled(learner.user.id, 0);
});

function enrolled(userId: string, completed: number, isTicking = false): void {
  ledger.enrollments.set(`${userId} knots`, { userId, courseId: 'knots', completed, isTicking });
}

/** Returns the violations after some damage, which is then undone. */
async function broken(damage: (db: Db) => Promise<unknown> = async () => {}): Promise<string[]> {
  const trx = await api().context.db.startTransaction().execute();
  try {
    await damage(trx);
    return (await brokenGuarantees(trx, ledger)).toSorted();
  } finally {
    await trx.rollback().execute();
  }
}

test('finds no violation in intact data', async () => {
  expect(await broken()).toEqual([]);
});

test('finds lost writes', async () => {
  ledger.accounts.push({ id: 'gone', email: 'gone@example.org', token: '' });
  ledger.courses.add('weaving');
  enrolled('gone', 0);
  expect(await broken()).toEqual([
    'Course weaving was created and is missing',
    'gone knots enrolled, and the enrollment is missing',
    'gone@example.org was registered and is missing',
  ]);
});

test('finds progress below the acknowledged or above the requested value', async () => {
  const ticked = (...completed_lessons: number[]) =>
    broken((db) => db.updateTable('enrollments').set({ completed_lessons }).execute());
  const sentence = (completed: number) =>
    `${learner.user.id} ticked off 1 sessions of knots, and ${completed} are`;
  enrolled(learner.user.id, 1);
  expect(await ticked()).toEqual([sentence(0)]);
  enrolled(learner.user.id, 1);
  expect(await ticked(1, 2)).toEqual([sentence(2)]);
  // Requested but not acknowledged: both values are valid.
  enrolled(learner.user.id, 1, true);
  expect(await ticked(1, 2)).toEqual([]);
  enrolled(learner.user.id, 1, true);
  expect(await ticked(1)).toEqual([]);
});

test('finds a registration without its mail, and a mail without its account', async () => {
  const recipient = 'nobody@example.org';
  expect(await broken((db) => db.updateTable('outbox').set({ recipient }).execute())).toEqual([
    `The registration of ${email} is incomplete`,
    `The registration of ${recipient} is incomplete`,
  ]);
});

test('finds wrong counts', async () => {
  expect(await broken((db) => db.updateTable('courses').set({ enrolled: 2 }).execute())).toEqual([
    'The counts of knots are wrong',
  ]);
});
