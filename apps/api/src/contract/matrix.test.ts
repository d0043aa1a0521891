import { describe, expect, test } from 'vitest';
import { allowed } from '../testing/allowed.ts';
import { testApi } from '../testing/api.ts';
import { personOf, refusalOf, type Standing, standings } from '../testing/cast.ts';
import { type Operation, readContract } from './document.ts';
import type { OperationId } from './types.ts';

const { operations } = await readContract();

/** Who may do what, as the specification's table of roles has it; the contract has to say the same. */
const rights: Record<string, readonly OperationId[]> = {
  guest: [
    'listDomains',
    'getDomain',
    'listDomainCategories',
    'getCategory',
    'listCategoryCourses',
    'getCourse',
    'listSessions',
    'listExpertises',
    'getExpertise',
    'login',
    'register',
    'registerInstructor',
    'signInWithGoogle',
    'registerInstructorWithGoogle',
    'logout',
    'refreshTokens',
    'verifyEmail',
    'forgotPassword',
    'resetPassword',
  ],
  'signed in': ['enrolInCourse', 'updateProgress', 'listMyEnrolments', 'getProfile', 'sendVerificationEmail'],
  'learner, instructor': ['upgradeToInstructor', 'submitInstructorInfo'],
  instructor: ['updateInstructorProfile', 'getInstructorStatistics', 'listInstructorCourses'],
  'instructor, approved': [
    'createCourse',
    'updateCourse',
    'deleteCourse',
    'publishCourse',
    'unpublishCourse',
  ],
  admin: ['listInstructorRequests', 'approveInstructorRequest', 'rejectInstructorRequest'],
};

function rightOf({ access: { signIn, roles, approved } }: Operation): string {
  if (signIn !== 'required') return 'guest';
  return [...(roles ?? ['signed in']), ...(approved ? ['approved'] : [])].join(', ');
}

test('the contract gives each call to those whom the specification gives it to', () => {
  const inContract = Object.groupBy(operations, rightOf);
  const ids = Object.entries(inContract).map(([right, some]) => [
    right,
    some?.map(({ id }) => id).toSorted(),
  ]);
  const wanted = Object.entries(rights).map(([right, some]) => [right, some.toSorted()]);
  expect(Object.fromEntries(ids)).toEqual(Object.fromEntries(wanted));
});

describe.each(standings)('%s', (standing: Standing) => {
  const api = testApi();
  const rows = operations.map((operation) => [operation.id as OperationId, operation] as const);

  test.each(rows)('%s', async (id, operation) => {
    const person = await personOf(api(), standing);
    const { status, body } = await api().call(id, allowed(operation, person ?? undefined));
    const refusal = refusalOf(operation.access, standing);
    const { code } = (body ?? {}) as { code?: string };
    if (refusal) expect({ status, code }).toEqual(refusal);
    else {
      expect(['not_signed_in', 'forbidden', 'instructor_not_approved']).not.toContain(code);
      expect(status).toBeLessThan(500);
    }
  });

  // Rights are looked at before anything else, so that nobody learns from a refusal what they may not ask.
  test.each(rows.filter(([, { access }]) => refusalOf(access, standing)))(
    '%s, asked wrongly',
    async (id, operation) => {
      const person = await personOf(api(), standing);
      const sent = { ...allowed(operation, person ?? undefined), query: { unheardOf: 1 } };
      const { status, body } = await api().call(id, sent);
      expect({ status, code: (body as { code: string }).code }).toEqual(
        refusalOf(operation.access, standing),
      );
    },
  );
});
