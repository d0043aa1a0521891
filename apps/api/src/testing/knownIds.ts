import { createHash } from 'node:crypto';
import { pageOfCertificates } from '../learning/certificates.ts';
import { completeLessons, enroll } from '../learning/enrollments.ts';
import { newUnsubscribeToken } from '../messages/subscriptions.ts';
import { issueMailToken } from '../people/mailTokens.ts';
import type { Operation } from '../platform/contract/document.ts';
import type { SignedInUser, TestApi } from './api.ts';
import type { Known } from './arbitraries.ts';
import { addCourse, addExpertise, addReview } from './catalog.ts';
import { addCatalogFixture } from './catalogFixture.ts';
import type { Google } from './google.ts';
import { password, userWithPassword } from './users.ts';

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

/** Inserts a small catalog with `foreignCourse`. */
export async function addKnownFixture(api: TestApi): Promise<void> {
  await addCatalogFixture(api, { id: foreignCourse });
  await addExpertise(api, { id: 'typescript' });
}

/**
 * Creates the rows that an operation refers to, separately for each operation.
 * @returns values by field name; with the first of each the operation succeeds
 */
export async function knownIdsFor(
  api: TestApi,
  operation: Operation,
  owners: Owners,
  google: Google,
): Promise<Known> {
  const { id, body } = operation;
  const fields = Object.keys(typeof body?.example === 'object' ? { ...body.example } : {});
  const has = (...names: string[]) => names.some((name) => fields.includes(name));
  const ids = await idsFor(api, operation, owners);
  const known = {
    ...(ids && { id: ids }),
    ...(has('category') && { category: ['crafts', 'textiles'] }),
    ...(has('expertise') && { expertise: ['typescript'] }),
    ...(has('tokenId') && (await identityFor(id, google))),
  };
  if (id.endsWith('MessageSubscription')) return { ...known, token: [await unsubscribeToken(api, owners)] };
  if (!has('email', 'password', 'token', 'refreshToken')) return known;
  const { user, refreshToken } = await userWithPassword(api);
  const isNew = id.startsWith('register');
  return {
    ...known,
    ...(has('email') && { email: [...(isNew ? [`${id}@example.org`] : []), user.email] }),
    ...(has('password') && { password: [password, '123456', 'another long sentence'] }),
    ...(has('refreshToken') && { refreshToken: [refreshToken] }),
    ...(has('token') && {
      token: [
        await issueMailToken(api.context, user.id, id === 'verifyEmail' ? 'verify-email' : 'reset-password'),
      ],
    }),
  };
}

const ofLearners: ReadonlySet<string> = new Set([
  'updateProgress',
  'leaveCourse',
  'getMyReview',
  'writeReview',
  'withdrawReview',
]);

async function idsFor(
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
    const reported = await reportedReview(api);
    const call = { params: { id: reported }, token: admin.token };
    if (id === 'restoreReview')
      await api.expect(200, 'hideReview', { ...call, body: { reason: 'insulting', note: '' } });
    return [reported];
  }
  if (path.startsWith('/admin')) {
    const applied_at = api.context.now();
    const pending = [1, 2, 3].map(() => api.instructor({ instructor_status: 'pending', applied_at }));
    return [...(await Promise.all(pending)).map(({ user }) => user.id), learner.user.id];
  }
  if (path.startsWith('/reviews')) {
    const { user } = await api.user();
    await addCourse(api, { id, category_id: 'crafts', instructor_id: instructor.user.id });
    return [await addReview(api, { course_id: id, user_id: user.id })];
  }
  if (path.startsWith('/certificates')) {
    await addCourse(api, { id, category_id: 'crafts', instructor_id: instructor.user.id, lesson_count: 1 });
    await enroll(api.context, id, learner.user);
    await completeLessons(api.context, id, learner.user, [1]);
    const { results } = await pageOfCertificates(api.context, learner.user, { page: 1, limit: 1 });
    return results.map((certificate) => certificate.id);
  }
  await addCourse(api, { id, category_id: 'crafts', instructor_id: instructor.user.id });
  if (id === 'sendCourseMessage') {
    const { user } = await api.user({ is_email_verified: true });
    await enroll(api.context, id, user);
  }
  if (ofLearners.has(id)) {
    await enroll(api.context, id, learner.user);
    await completeLessons(api.context, id, learner.user, [1, 2, 3]);
  }
  return [id, foreignCourse];
}

/** The entry of a reported review in the list of the moderators. */
async function reportedReview(api: TestApi): Promise<string> {
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

/** The token of a link in a message that the learner got. */
async function unsubscribeToken({ context }: TestApi, { learner }: Owners): Promise<string> {
  const { token, hash } = newUnsubscribeToken();
  const link = { token_hash: hash, user_id: learner.user.id, course_id: foreignCourse };
  await context.db
    .insertInto('unsubscribe_tokens')
    .values({ ...link, created_at: context.now() })
    .execute();
  return token;
}

/** A third-party token with the text for its nonce. */
async function identityFor(id: string, google: Google): Promise<Known> {
  const nonce = `a text for ${id}`;
  const account = { sub: id, email: `${id}@google.example`, name: 'Nour Haddad' };
  const claims = { ...account, nonce: createHash('sha256').update(nonce).digest('hex') };
  return { tokenId: [await google.token(claims)], nonce: [nonce] };
}
