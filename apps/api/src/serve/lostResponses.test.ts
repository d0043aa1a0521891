import { beforeAll, expect, test } from 'vitest';
import type { OperationId } from '../platform/contract/types.ts';
import { type SignedInUser, type TestRequest, testApi } from '../testing/api.ts';
import { addCatalogFixture, addCourse } from '../testing/catalog.ts';

const api = testApi();
let instructor: SignedInUser;

beforeAll(async () => {
  instructor = await addCatalogFixture(api());
});

/**
 * Makes a call twice. Whether the first response reaches the client makes no difference to the server, which has sent it.
 */
async function loseAndRepeat(id: OperationId, request: TestRequest) {
  const { status, body } = await api().call(id, request);
  const { status: again, body: repeated } = await api().call(id, request);
  return { lost: { status, body }, repeated: { status: again, body: repeated } };
}

let courses = 0;
async function ownCourse(status: 'draft' | 'published'): Promise<TestRequest> {
  courses += 1;
  const id = `own-${courses}`;
  await addCourse(api(), { id, status, category_id: 'crafts', instructor_id: instructor.user.id });
  return { params: { id }, token: instructor.token };
}

async function waiting(): Promise<TestRequest> {
  const { user } = await api().instructor({ instructor_status: 'pending', applied_at: api().context.now() });
  return { params: { id: user.id }, token: (await api().user({ role: 'admin' })).token };
}

const application = { expertise: ['typescript'], qualifications: 'Ten years', bio: 'I teach what I build.' };
const knots = { params: { id: 'knots' } };

async function learnerOfKnots(): Promise<TestRequest> {
  const { token } = await api().user();
  await api().expect(200, 'enrollInCourse', { ...knots, token });
  return { ...knots, token, body: { completedSessions: [2, 1] } };
}

const calls: [OperationId, () => Promise<TestRequest>][] = [
  ['enrollInCourse', async () => ({ ...knots, token: (await api().user()).token })],
  ['updateProgress', learnerOfKnots],
  ['leaveCourse', async () => ({ ...knots, token: (await learnerOfKnots()).token ?? '' })],
  ['addFavorite', async () => ({ ...knots, token: (await api().user()).token })],
  ['removeFavorite', async () => ({ ...knots, token: (await api().user()).token })],
  ['mergeFavorites', async () => ({ token: (await api().user()).token, body: { ids: ['knots'] } })],
  ['approveInstructorRequest', waiting],
  ['rejectInstructorRequest', waiting],
  [
    'undoInstructorDecision',
    async () => {
      const decided = await waiting();
      await api().expect(200, 'rejectInstructorRequest', decided);
      return decided;
    },
  ],
  ['publishCourse', () => ownCourse('draft')],
  ['unpublishCourse', () => ownCourse('published')],
  ['updateCourse', async () => ({ ...(await ownCourse('draft')), body: { price: 12.5 } })],
  ['upgradeToInstructor', async () => ({ token: (await api().user()).token, body: application })],
  ['submitInstructorInfo', async () => ({ token: (await api().user()).token, body: application })],
  ['updateInstructorProfile', async () => ({ token: (await api().instructor()).token, body: application })],
  ['logout', async () => ({ body: { refreshToken: (await api().user()).refreshToken } })],
  ['forgotPassword', async () => ({ body: { email: (await api().user()).user.email } })],
  ['sendVerificationEmail', async () => ({ token: (await api().user()).token })],
];

test.each(calls)('%s: repeats the response of a call whose response was lost', async (id, prepare) => {
  const { lost, repeated } = await loseAndRepeat(id, await prepare());
  expect(lost.status).toBeGreaterThanOrEqual(200);
  expect(lost.status).toBeLessThan(300);
  expect(repeated).toEqual(lost);
});

test('an enrollment whose response was lost exists once and counts once', async () => {
  const { token, user } = await api().user();
  const enrolled = async () => (await api().expect(200, 'getCourse', knots)).learners.enrolled;
  const before = await enrolled();
  await loseAndRepeat('enrollInCourse', { ...knots, token });
  const rows = await api()
    .context.db.selectFrom('enrollments')
    .selectAll()
    .where('user_id', '=', user.id)
    .execute();
  expect(rows).toHaveLength(1);
  expect(await enrolled()).toBe(before + 1);
});

test('tokens whose response was lost are issued again', async () => {
  const { refreshToken } = await api().user();
  const { lost, repeated } = await loseAndRepeat('refreshTokens', { body: { refreshToken } });
  const refreshOf = ({ body }: { body: unknown }) => (body as { refresh: { token: string } }).refresh.token;
  expect(refreshOf(repeated)).toBe(refreshOf(lost));
  await api().expect(200, 'refreshTokens', { body: { refreshToken: refreshOf(repeated) } });
});
