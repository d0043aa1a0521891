import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedInUser, testApi } from '../testing/api.ts';

const api = testApi();
let admin: SignedInUser;

beforeAll(async () => {
  admin = await api().user({ role: 'admin' });
});

const waiting = () => api().instructor({ instructor_status: 'pending', applied_at: api().context.now() });
const request = (id: string) => ({ params: { id }, token: admin.token });

describe.each([
  {
    decide: 'approveInstructorRequest',
    status: 'approved',
    decideOtherwise: 'rejectInstructorRequest',
    other: 'rejected',
  },
  {
    decide: 'rejectInstructorRequest',
    status: 'rejected',
    decideOtherwise: 'approveInstructorRequest',
    other: 'approved',
  },
] as const)('$decide', ({ decide, status, decideOtherwise, other }) => {
  test('decides permanently: the profile and the list change immediately, and a repeated call has the same response', {
    tags: ['4.9', '7.16', '7.17'],
  }, async () => {
    const { user, token } = await waiting();
    const response = await api().expect(200, decide, request(user.id));
    expect(response).toEqual({ id: user.id, instructorStatus: status });
    expect(await api().expect(200, decide, { ...request(user.id), body: {} })).toEqual(response);
    expect(await api().expect(200, 'getProfile', { token })).toMatchObject({
      role: 'instructor',
      instructorStatus: status,
      isInstructorApproved: status === 'approved',
    });
    const { requests } = await api().expect(200, 'listInstructorRequests', { token: admin.token });
    expect(requests.map(({ id }) => id)).not.toContain(user.id);
  });

  test(`does not change a request that was ${other} in the meantime`, { tags: ['7.16'] }, async () => {
    const { user, token } = await waiting();
    await api().expect(200, decideOtherwise, request(user.id));
    expect(await api().expect(409, decide, request(user.id))).toMatchObject({ code: `already_${other}` });
    expect(await api().expect(200, 'getProfile', { token })).toMatchObject({ instructorStatus: other });
  });

  test('decides on an application that was submitted again', async () => {
    const { user } = await waiting();
    await api().expect(200, decideOtherwise, request(user.id));
    const again = { instructor_status: 'pending' as const };
    await api().context.db.updateTable('users').set(again).where('id', '=', user.id).execute();
    expect(await api().expect(200, decide, request(user.id))).toMatchObject({ instructorStatus: status });
  });

  test('rejects the id of a user who never applied', async () => {
    const learner = await api().user();
    const incomplete = await api().instructor({ instructor_status: 'incomplete' });
    for (const id of [learner.user.id, incomplete.user.id, 'nobody']) {
      const response = await api().expect(404, decide, request(id));
      expect(response).toMatchObject({ code: 'instructor_request_not_found' });
    }
  });
});

test('exactly one of a concurrent approval and rejection succeeds, and the other gets the decision', {
  tags: ['7.16'],
}, async () => {
  for (let round = 0; round < 8; round++) {
    const { user, token } = await waiting();
    const [approved, rejected] = await Promise.all([
      api().call('approveInstructorRequest', request(user.id)),
      api().call('rejectInstructorRequest', request(user.id)),
    ]);
    expect([approved.status, rejected.status].toSorted()).toEqual([200, 409]);
    const { instructorStatus } = await api().expect(200, 'getProfile', { token });
    expect(instructorStatus).toBe(approved.status === 200 ? 'approved' : 'rejected');
  }
});
