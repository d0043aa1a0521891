import { limits } from '@lyceum/rules';
import { beforeAll, expect, test } from 'vitest';
import { deliverDue } from '../../platform/mail/delivery.ts';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCategory, addDomain } from '../../testing/catalog.ts';
import { mailsTo } from '../../testing/users.ts';

const api = testApi();
const undoableMs = limits.decisionUndoMs + limits.decisionUndoToleranceMs;
let admin: SignedInUser;
let other: SignedInUser;

beforeAll(async () => {
  admin = await api().user({ role: 'admin' });
  other = await api().user({ role: 'admin' });
  await addDomain(api(), { id: 'making' });
  await addCategory(api(), { id: 'crafts', domain_id: 'making' });
});

const waiting = (fields = {}) =>
  api().instructor({ instructor_status: 'pending', applied_at: api().context.now(), ...fields });
const decision = (id: string, by = admin) => ({ params: { id }, token: by.token });
const statusOf = async ({ token }: SignedInUser) =>
  (await api().expect(200, 'getProfile', { token })).instructorStatus;

test.each(['approveInstructorRequest', 'rejectInstructorRequest'] as const)(
  '%s: restores the application at its place and cancels the mail, also if repeated',
  { tags: ['10.40'] },
  async (decide) => {
    const applicant = await waiting();
    const { id, email } = applicant.user;
    api().passTime(1000);
    const later = await waiting();
    await api().expect(200, decide, decision(id));
    expect(await mailsTo(api(), email)).toHaveLength(1);
    // A little later than the interface offers it.
    api().passTime(limits.decisionUndoMs + 1000);
    const response = await api().expect(200, 'undoInstructorDecision', decision(id));
    expect(response).toEqual({ id, instructorStatus: 'pending' });
    expect(await api().expect(200, 'undoInstructorDecision', { ...decision(id), body: {} })).toEqual(
      response,
    );
    expect(await statusOf(applicant)).toBe('pending');
    expect(await mailsTo(api(), email)).toEqual([]);
    const { requests } = await api().expect(200, 'listInstructorRequests', {
      token: admin.token,
      query: { limit: 100 },
    });
    const ids = requests.map((request) => request.id);
    expect(ids.indexOf(id)).toBeLessThan(ids.indexOf(later.user.id));
    expect(ids).toContain(id);
  },
);

test('a decision can be made again after an undo, and is mailed once', async () => {
  const { user } = await waiting();
  await api().expect(200, 'rejectInstructorRequest', decision(user.id));
  await api().expect(200, 'undoInstructorDecision', decision(user.id));
  await api().expect(200, 'approveInstructorRequest', decision(user.id, other));
  expect(await mailsTo(api(), user.email)).toMatchObject([{ subject: 'Your application was approved' }]);
  await api().expect(200, 'undoInstructorDecision', decision(user.id, other));
});

test('rejects an undo when the time is over, even by another administrator', {
  tags: ['10.40'],
}, async () => {
  const applicant = await waiting();
  await api().expect(200, 'rejectInstructorRequest', decision(applicant.user.id));
  api().passTime(undoableMs + 1000);
  for (const by of [admin, other]) {
    expect(await api().expect(409, 'undoInstructorDecision', decision(applicant.user.id, by))).toEqual({
      code: 'decision_final',
      message: 'This decision can no longer be undone: the applicant has already been informed.',
    });
  }
  expect(await statusOf(applicant)).toBe('rejected');
});

test('rejects an undo whose mail is already being delivered', async () => {
  const applicant = await waiting();
  await api().expect(200, 'rejectInstructorRequest', decision(applicant.user.id));
  const { context } = api();
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'Lyceum <no-reply@lyceum.example>' };
  await context.db
    .updateTable('outbox')
    .set({ sent_at: null })
    .where('recipient', '=', applicant.user.email)
    .execute();
  // The clock of the delivering process is ahead.
  const ahead = () => new Date(context.now().getTime() + undoableMs);
  await deliverDue({ ...context, now: ahead, settings: { ...context.settings, mail } }, async () => {
    throw new Error('The mail server is away');
  });
  expect(await api().expect(409, 'undoInstructorDecision', decision(applicant.user.id))).toMatchObject({
    code: 'decision_final',
  });
  expect(await statusOf(applicant)).toBe('rejected');
});

test('rejects an undo by another administrator', { tags: ['10.40'] }, async () => {
  const applicant = await waiting();
  await api().expect(200, 'approveInstructorRequest', decision(applicant.user.id));
  expect(await api().expect(403, 'undoInstructorDecision', decision(applicant.user.id, other))).toEqual({
    code: 'not_your_decision',
    message: 'Only the administrator who made this decision can undo it.',
  });
  expect(await statusOf(applicant)).toBe('approved');
  await api().expect(200, 'undoInstructorDecision', decision(applicant.user.id));
});

test('rejects the undo of an approval after which a course was created', { tags: ['10.40'] }, async () => {
  const applicant = await waiting();
  await api().expect(200, 'approveInstructorRequest', decision(applicant.user.id));
  const course = { name: { en: 'Knots' }, category: 'crafts' };
  const { id } = await api().expect(201, 'createCourse', { token: applicant.token, body: course });
  expect(await api().expect(409, 'undoInstructorDecision', decision(applicant.user.id))).toEqual({
    code: 'instructor_has_courses',
    message: 'This approval can no longer be undone: the instructor has already created a course.',
  });
  expect(await statusOf(applicant)).toBe('approved');
  await api().expect(204, 'deleteCourse', { params: { id }, token: applicant.token });
  await api().expect(200, 'undoInstructorDecision', decision(applicant.user.id));
  expect(await api().expect(403, 'createCourse', { token: applicant.token, body: course })).toMatchObject({
    code: 'instructor_not_approved',
  });
});

test('rejects the id of a user who never applied, and of a decision without an administrator', async () => {
  const learner = await api().user();
  const incomplete = await api().instructor({ instructor_status: 'incomplete' });
  for (const id of [learner.user.id, incomplete.user.id, 'nobody']) {
    expect(await api().expect(404, 'undoInstructorDecision', decision(id))).toMatchObject({
      code: 'instructor_request_not_found',
    });
  }
  const demo = await api().instructor();
  expect(await api().expect(409, 'undoInstructorDecision', decision(demo.user.id))).toMatchObject({
    code: 'decision_final',
  });
});

test('an undo keeps the areas of expertise unpublished, except those of other approved instructors', async () => {
  const publicAreas = async () => {
    const query = { search: 'lantern', limit: 100 };
    return (await api().expect(200, 'listExpertises', { query })).results.map(({ name }) => name.en);
  };
  const applied = async (...expertise: string[]) => {
    const { token, user } = await api().user();
    const body = { expertise, qualifications: 'Ten years', bio: 'I teach.' };
    await api().expect(200, 'upgradeToInstructor', { token, body });
    return { token, user, body };
  };
  const first = await applied('Lantern making', 'Lantern repair');
  const second = await applied('Lantern repair');
  await api().expect(200, 'approveInstructorRequest', decision(first.user.id));
  await api().expect(200, 'approveInstructorRequest', decision(second.user.id));
  const body = { ...first.body, expertise: ['Lantern making', 'Lantern repair', 'Lantern rental'] };
  await api().expect(200, 'updateInstructorProfile', { token: first.token, body });
  expect(await publicAreas()).toEqual(['Lantern making', 'Lantern rental', 'Lantern repair']);
  await api().expect(200, 'undoInstructorDecision', decision(first.user.id));
  expect(await publicAreas()).toEqual(['Lantern repair']);
  await api().expect(200, 'approveInstructorRequest', decision(first.user.id));
  expect(await publicAreas()).toEqual(['Lantern making', 'Lantern rental', 'Lantern repair']);
});

test('orders an undo and the opposite decision at the same time', async () => {
  for (let round = 0; round < 8; round++) {
    const applicant = await waiting();
    const { id, email } = applicant.user;
    await api().expect(200, 'approveInstructorRequest', decision(id));
    const [undone, rejected] = await Promise.all([
      api().call('undoInstructorDecision', decision(id)),
      api().call('rejectInstructorRequest', decision(id, other)),
    ]);
    expect(undone.status).toBe(200);
    expect([200, 409]).toContain(rejected.status);
    expect(await statusOf(applicant)).toBe(rejected.status === 200 ? 'rejected' : 'pending');
    expect(await mailsTo(api(), email)).toHaveLength(rejected.status === 200 ? 1 : 0);
  }
});

test('several undos at the same time succeed and cancel the mail', async () => {
  const applicant = await waiting();
  await api().expect(200, 'approveInstructorRequest', decision(applicant.user.id));
  const undo = () => api().expect(200, 'undoInstructorDecision', decision(applicant.user.id));
  await Promise.all([undo(), undo(), undo()]);
  expect(await mailsTo(api(), applicant.user.email)).toEqual([]);
});

test('exactly one of an undo and a new course at the same time succeeds', { tags: ['10.40'] }, async () => {
  for (let round = 0; round < 8; round++) {
    const applicant = await waiting();
    await api().expect(200, 'approveInstructorRequest', decision(applicant.user.id));
    const body = { name: { en: `Knots ${round}` }, category: 'crafts' };
    const [undone, created] = await Promise.all([
      api().call('undoInstructorDecision', decision(applicant.user.id)),
      api().call('createCourse', { token: applicant.token, body }),
    ]);
    expect([
      [200, 403],
      [409, 201],
    ]).toContainEqual([undone.status, created.status]);
  }
});
