import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';

const api = testApi();

test('returns the current user from the database', { tags: ['4.9', '7.24'] }, async () => {
  const { user, token } = await api().user({ name: 'Before' });
  await api().context.db.updateTable('users').set({ name: 'After' }).where('id', '=', user.id).execute();
  expect(await api().expect(200, 'getProfile', { token })).toEqual({
    id: user.id,
    name: 'After',
    email: user.email,
    role: 'learner',
    picture: null,
    isEmailVerified: false,
    isInstructorApproved: false,
    instructorStatus: 'none',
    expertise: [],
    qualifications: '',
    bio: '',
  });
});
