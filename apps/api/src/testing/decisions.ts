import { beforeAll, expect, test } from 'vitest';
import { type SignedInUser, testApi } from './api.ts';

const decisions = {
  approved: 'approveInstructorRequest',
  rejected: 'rejectInstructorRequest',
} as const;

/**
 * The tests that approving and rejecting have in common.
 * @param made the decision of the operation under test
 * @returns helpers for further tests
 */
export function testDecision(made: keyof typeof decisions) {
  const other = made === 'approved' ? 'rejected' : 'approved';
  const mine = decisions[made];
  const theirs = decisions[other];
  const api = testApi();
  let admin: SignedInUser;

  beforeAll(async () => {
    admin = await api().user({ role: 'admin' });
  });

  const waiting = () => api().instructor({ instructor_status: 'pending', applied_at: api().context.now() });
  const sent = (id: string) => ({ params: { id }, token: admin.token });

  test('decides permanently: the profile and the list change immediately, and a repeated call has the same response', {
    tags: ['4.16', '7.16', '7.17'],
  }, async () => {
    const { user, token } = await waiting();
    const answer = await api().expect(200, mine, sent(user.id));
    expect(answer).toEqual({ id: user.id, instructorStatus: made });
    expect(await api().expect(200, mine, { ...sent(user.id), body: {} })).toEqual(answer);
    expect(await api().expect(200, 'getProfile', { token })).toMatchObject({
      role: 'instructor',
      instructorStatus: made,
      isInstructorApproved: made === 'approved',
    });
    const { requests } = await api().expect(200, 'listInstructorRequests', { token: admin.token });
    expect(requests.map(({ id }) => id)).not.toContain(user.id);
  });

  test(`rejects a request that was ${other} in the meantime, which stays`, { tags: ['10.28'] }, async () => {
    const { user, token } = await waiting();
    await api().expect(200, theirs, sent(user.id));
    expect(await api().expect(409, mine, sent(user.id))).toMatchObject({
      code: `already_${other}`,
    });
    expect(await api().expect(200, 'getProfile', { token })).toMatchObject({ instructorStatus: other });
  });

  test('an application that came again is decided again', async () => {
    const { user } = await waiting();
    await api().expect(200, theirs, sent(user.id));
    const again = { instructor_status: 'pending' as const };
    await api().context.db.updateTable('users').set(again).where('id', '=', user.id).execute();
    expect(await api().expect(200, mine, sent(user.id))).toMatchObject({
      instructorStatus: made,
    });
  });

  test('rejects the id of a user who never applied', async () => {
    const learner = await api().user();
    const incomplete = await api().instructor({ instructor_status: 'incomplete' });
    for (const id of [learner.user.id, incomplete.user.id, 'nobody']) {
      expect(await api().expect(404, mine, sent(id))).toMatchObject({
        code: 'instructor_request_not_found',
      });
    }
  });

  return { api, waiting, sent };
}
