import { createHash } from 'node:crypto';
import { pageOfCertificates } from '../../learning/certificates.ts';
import { completeLessons, enroll } from '../../learning/enrollments.ts';
import { newUnsubscribeToken } from '../../messages/subscriptions.ts';
import { issueMailToken } from '../../people/mailTokens.ts';
import type { Operation } from '../../platform/contract/document.ts';
import type { SignedInUser, TestApi } from '../../testing/api.ts';
import { addCourse, addReview } from '../../testing/catalog.ts';
import type { Google } from '../../testing/google.ts';
import { password, userWithPassword } from '../../testing/users.ts';
import type { ValidValues } from './arbitraries.ts';

/** The owners of the rows that a request refers to. */
export interface Owners {
  /** An approved instructor, who owns the courses created for single operations. */
  instructor: SignedInUser;
  /** Enrolled where the operation requires it. */
  learner: SignedInUser;
  /** Has decided where the operation requires it. */
  admin: SignedInUser;
}

/** Another instructor's course, which no caller may change. */
export const foreignCourse = 'knots';

/**
 * Creates the rows that an operation refers to, separately for each operation.
 * @returns values by field name; with the first of each the operation succeeds
 */
export async function createValidValues(
  api: TestApi,
  operation: Operation,
  owners: Owners,
  google: Google,
): Promise<ValidValues> {
  const { id, body } = operation;
  const fields = Object.keys(typeof body?.example === 'object' ? { ...body.example } : {});
  const has = (...names: string[]) => names.some((name) => fields.includes(name));
  const ids = await createIds(api, operation, owners);
  const values = {
    ...(ids && { id: ids }),
    ...(has('category') && { category: ['crafts', 'textiles'] }),
    ...(has('expertise') && { expertise: ['typescript'] }),
    ...(has('tokenId') && (await createIdToken(id, google))),
  };
  if (id.endsWith('MessageSubscription'))
    return { ...values, token: [await createUnsubscribeToken(api, owners)] };
  if (!has('email', 'password', 'token', 'refreshToken')) return values;
  const { user, refreshToken } = await userWithPassword(api);
  const purpose = id === 'verifyEmail' ? 'verify-email' : 'reset-password';
  return {
    ...values,
    ...(has('email') && { email: [...(id.startsWith('register') ? [`${id}@example.org`] : []), user.email] }),
    ...(has('password') && { password: [password, '123456', 'another long sentence'] }),
    ...(has('refreshToken') && { refreshToken: [refreshToken] }),
    ...(has('token') && { token: [await issueMailToken(api.context, user.id, purpose)] }),
  };
}

const forLearners: ReadonlySet<string> = new Set([
  'updateProgress',
  'leaveCourse',
  'getMyReview',
  'writeReview',
  'withdrawReview',
]);

async function createIds(
  api: TestApi,
  { id, path }: Operation,
  { instructor, learner, admin }: Owners,
): Promise<string[] | null> {
  if (!path.includes('{id}')) return null;
  if (path.startsWith('/domains')) return ['making'];
  if (path.startsWith('/categories')) return ['crafts', 'textiles'];
  if (path.startsWith('/instructors')) return [instructor.user.id];
  if (path.startsWith('/expertises')) return ['typescript'];
  if (path.startsWith('/admin/review-reports')) {
    const review = await createReportedReview(api);
    const call = { params: { id: review }, token: admin.token };
    if (id === 'restoreReview')
      await api.expect(200, 'hideReview', { ...call, body: { reason: 'insulting', note: '' } });
    return [review];
  }
  if (path.startsWith('/admin')) {
    const applied_at = api.context.now();
    const applicants = [1, 2, 3].map(() => api.instructor({ instructor_status: 'pending', applied_at }));
    return [...(await Promise.all(applicants)).map(({ user }) => user.id), learner.user.id];
  }
  const owned = { category_id: 'crafts', instructor_id: instructor.user.id };
  if (path.startsWith('/certificates')) {
    await addCourse(api, { id, ...owned, lesson_count: 1 });
    await enroll(api.context, id, learner.user);
    await completeLessons(api.context, id, learner.user, [1]);
    const { results } = await pageOfCertificates(api.context, learner.user, { page: 1, limit: 1 });
    return results.map((certificate) => certificate.id);
  }
  await addCourse(api, { id, ...owned });
  if (path.startsWith('/reviews')) {
    const { user } = await api.user();
    return [await addReview(api, { course_id: id, user_id: user.id })];
  }
  if (id === 'sendCourseMessage') {
    const { user } = await api.user({ is_email_verified: true });
    await enroll(api.context, id, user);
  }
  if (forLearners.has(id)) {
    await enroll(api.context, id, learner.user);
    await completeLessons(api.context, id, learner.user, [1, 2, 3]);
  }
  return [id, foreignCourse];
}

/** @returns the id of the review's entry in the list of the moderators */
async function createReportedReview(api: TestApi): Promise<string> {
  const [author, reporter] = [await api.user(), await api.user()];
  const review = await addReview(api, { course_id: foreignCourse, user_id: author.user.id });
  const body = { subject: 'review', reason: 'insulting', details: '' };
  await api.expect(204, 'reportReview', { params: { id: review }, token: reporter.token, body });
  const { id } = await api.context.db
    .selectFrom('review_cases')
    .select('id')
    .where('review_id', '=', review)
    .executeTakeFirstOrThrow();
  return id;
}

/** The token of a link in a message to the learner. */
async function createUnsubscribeToken({ context }: TestApi, { learner }: Owners): Promise<string> {
  const { token, hash } = newUnsubscribeToken();
  const link = { token_hash: hash, user_id: learner.user.id, course_id: foreignCourse };
  await context.db
    .insertInto('unsubscribe_tokens')
    .values({ ...link, created_at: context.now() })
    .execute();
  return token;
}

/** A third-party token with the text for its nonce. */
async function createIdToken(id: string, google: Google): Promise<ValidValues> {
  const nonce = `a text for ${id}`;
  const account = { sub: id, email: `${id}@google.example`, name: 'Nour Haddad' };
  const claims = { ...account, nonce: createHash('sha256').update(nonce).digest('hex') };
  return { tokenId: [await google.token(claims)], nonce: [nonce] };
}
