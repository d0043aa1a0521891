import { beforeAll, expect, test } from 'vitest';
import { type SignedInPerson, testApi } from '../../testing/api.ts';

const api = testApi();
let admin: SignedInPerson;

beforeAll(async () => {
  admin = await api().person({ role: 'admin' });
});

const waiting = () => api().instructor({ instructor_status: 'pending', applied_at: api().context.now() });
const sent = (id: string) => ({ params: { id }, token: admin.token });

test('decides for good: the person and the list know at once; twice gives the same answer', async () => {
  const { user, token } = await waiting();
  const answer = await api().expect(200, 'approveInstructorRequest', sent(user.id));
  expect(answer).toEqual({ id: user.id, instructorStatus: 'approved' });
  expect(await api().expect(200, 'approveInstructorRequest', { ...sent(user.id), body: {} })).toEqual(answer);
  expect(await api().expect(200, 'getProfile', { token })).toMatchObject({
    role: 'instructor',
    instructorStatus: 'approved',
    isInstructorApproved: true,
  });
  const { requests } = await api().expect(200, 'listInstructorRequests', { token: admin.token });
  expect(requests.map(({ id }) => id)).not.toContain(user.id);
});

test('refuses what was rejected meanwhile, which stays', async () => {
  const { user, token } = await waiting();
  await api().expect(200, 'rejectInstructorRequest', sent(user.id));
  expect(await api().expect(409, 'approveInstructorRequest', sent(user.id))).toMatchObject({
    code: 'already_rejected',
  });
  expect(await api().expect(200, 'getProfile', { token })).toMatchObject({ instructorStatus: 'rejected' });
});

test('an application that came again is decided again', async () => {
  const { user } = await waiting();
  await api().expect(200, 'rejectInstructorRequest', sent(user.id));
  const again = { instructor_status: 'pending' as const };
  await api().context.db.updateTable('users').set(again).where('id', '=', user.id).execute();
  expect(await api().expect(200, 'approveInstructorRequest', sent(user.id))).toMatchObject({
    instructorStatus: 'approved',
  });
});

test('refuses an id that never applied', async () => {
  const learner = await api().person();
  const incomplete = await api().instructor({ instructor_status: 'incomplete' });
  for (const id of [learner.user.id, incomplete.user.id, 'nobody']) {
    expect(await api().expect(404, 'approveInstructorRequest', sent(id))).toMatchObject({
      code: 'instructor_request_not_found',
    });
  }
});

test('of approving and rejecting at once, one decides and the other gets to hear of it', async () => {
  for (let round = 0; round < 8; round++) {
    const { user, token } = await waiting();
    const [approved, rejected] = await Promise.all([
      api().call('approveInstructorRequest', sent(user.id)),
      api().call('rejectInstructorRequest', sent(user.id)),
    ]);
    expect([approved.status, rejected.status].toSorted()).toEqual([200, 409]);
    const { instructorStatus } = await api().expect(200, 'getProfile', { token });
    expect(instructorStatus).toBe(approved.status === 200 ? 'approved' : 'rejected');
  }
});
