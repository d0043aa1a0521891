import { describe, expect, test } from 'vitest';
import { accessTokenLifetimeMs } from '../people/accessTokens.ts';
import { type Operation, readContract } from '../platform/contract/document.ts';
import type { OperationId } from '../platform/contract/types.ts';
import { allowed, rightful } from '../testing/allowed.ts';
import { type SignedInUser, type TestApi, testApi } from '../testing/api.ts';
import { createUserOfKind, problemFor, type UserKind, userKinds } from '../testing/userKinds.ts';

const { operations } = await readContract();
const rows = operations.map((operation) => [operation.id as OperationId, operation] as const);

/** The operations of each role [6.3] [6.4] [6.7]; the contract has to match. */
const rights: Record<string, readonly OperationId[]> = {
  guest: [
    'listDomains',
    'getDomain',
    'listDomainCategories',
    'getCategory',
    'listCategoryCourses',
    'getInstructor',
    'listPublicCourses',
    'listCourses',
    'getCourse',
    'listCourseSessions',
    'listCourseReviews',
    'getMessageSubscription',
    'setMessageSubscription',
    'getCertificate',
    'listSessions',
    'search',
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
  'signed in': [
    'enrollInCourse',
    'leaveCourse',
    'addFavorite',
    'removeFavorite',
    'listFavorites',
    'mergeFavorites',
    'updateProgress',
    'getMyReview',
    'writeReview',
    'withdrawReview',
    'listReportedReviews',
    'reportReview',
    'listMyEnrollments',
    'listMyCertificates',
    'getCalendar',
    'renewCalendar',
    'turnOffCalendar',
    'getMessagePreferences',
    'setMessagePreferences',
    'getProfile',
    'sendVerificationEmail',
  ],
  'learner, instructor': ['upgradeToInstructor', 'submitInstructorInfo'],
  instructor: [
    'updateInstructorProfile',
    'getInstructorStatistics',
    'getEnrollmentHistory',
    'listCourseFigures',
    'listLearners',
    'listInstructorCourses',
  ],
  'instructor, approved': [
    'createCourse',
    'updateCourse',
    'deleteCourse',
    'duplicateCourse',
    'publishCourse',
    'unpublishCourse',
    'uploadImage',
    'listCourseMessages',
    'sendCourseMessage',
    'uploadFile',
    'getCourseDraft',
    'saveCourseDraft',
    'deleteCourseDraft',
    'replyToReview',
    'withdrawReply',
  ],
  admin: [
    'listInstructorRequests',
    'approveInstructorRequest',
    'rejectInstructorRequest',
    'undoInstructorDecision',
  ],
  'admin, moderator': [
    'listReviewReports',
    'hideReview',
    'keepReview',
    'restoreReview',
    'undoReviewDecision',
  ],
};

function rightOf({ access: { signIn, roles, approved } }: Operation): string {
  if (signIn !== 'required') return 'guest';
  return [...(roles ?? ['signed in']), ...(approved ? ['approved'] : [])].join(', ');
}

test('the contract grants every operation to the required roles', () => {
  const inContract = Object.groupBy(operations, rightOf);
  const ids = Object.entries(inContract).map(([right, some]) => [
    right,
    some?.map(({ id }) => id).toSorted(),
  ]);
  const expected = Object.entries(rights).map(([right, some]) => [right, some.toSorted()]);
  expect(Object.fromEntries(ids)).toEqual(Object.fromEntries(expected));
});

describe.each(userKinds)('%s', (kind: UserKind) => {
  const api = testApi();

  test.each(rows)(`%s as ${kind}`, { tags: ['1.6', '6.3', '6.4', '6.7'] }, async (id, operation) => {
    const account = await createUserOfKind(api(), kind);
    const { status, body } = await api().call(id, allowed(operation, account ?? undefined));
    const denial = problemFor(operation.access, kind);
    const { code } = (body ?? {}) as { code?: string };
    if (denial) expect({ status, code }).toEqual(denial);
    else {
      expect(['not_signed_in', 'forbidden', 'instructor_not_approved']).not.toContain(code);
      expect(status).toBeLessThan(500);
    }
  });

  // Rights are checked first, so that an error reveals nothing about resources that the caller may not access.
  test.each(rows.filter(([, { access }]) => problemFor(access, kind)))(
    `%s as ${kind}, with an invalid request`,
    async (id, operation) => {
      const account = await createUserOfKind(api(), kind);
      const request = { ...allowed(operation, account ?? undefined), query: { unheardOf: 1 } };
      const { status, body } = await api().call(id, request);
      expect({ status, code: (body as { code: string }).code }).toEqual(problemFor(operation.access, kind));
    },
  );
});

/** The ways in which a session ends; its tokens are invalid from then on. */
const endings: Record<string, (api: TestApi, account: SignedInUser) => Promise<unknown>> = {
  'signed out': (api, { refreshToken }) => api.expect(204, 'logout', { body: { refreshToken } }),
  deleted: ({ context: { db } }, { user }) => db.deleteFrom('users').where('id', '=', user.id).execute(),
  'signed in longer ago than a token lives': async (api) => api.passTime(accessTokenLifetimeMs + 1000),
};

describe.each(Object.entries(endings))('a user with every right, but %s', (_, end) => {
  const api = testApi();

  test.each(rows)('%s', async (id, operation) => {
    const account = await rightful(api(), operation);
    await end(api(), account);
    const { status, body } = await api().call(id, allowed(operation, account));
    const { code } = (body ?? {}) as { code?: string };
    const isLookedAt = operation.access.signIn !== 'none';
    if (isLookedAt) expect({ status, code }).toEqual({ status: 401, code: 'session_ended' });
    else expect(status).toBeLessThan(500);
  });
});

describe('HEAD, for every operation with GET', () => {
  const api = testApi();
  const gets = rows.filter(([, { method, access }]) => method === 'GET' && access.signIn === 'required');

  test.each(gets)('%s has the same rights', async (_, operation) => {
    for (const kind of userKinds) {
      const token = (await createUserOfKind(api(), kind))?.token;
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const url = `/v1${operation.path}`;
      const { statusCode } = await api().app.inject({ method: 'HEAD', url, headers });
      expect({ kind, statusCode }).toEqual({
        kind,
        statusCode: problemFor(operation.access, kind)?.status ?? (operation.responses.has(404) ? 404 : 200),
      });
    }
  });
});
