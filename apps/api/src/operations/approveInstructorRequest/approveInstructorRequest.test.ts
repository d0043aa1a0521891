import { expect, test } from 'vitest';
import { testDecision } from '../../testing/decisions.ts';

const { api, waiting, sent } = testDecision('approved');

test('of a concurrent approval and rejection, one succeeds and the other gets the decision', {
  tags: ['10.28'],
}, async () => {
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
