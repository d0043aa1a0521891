import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { mailsTo } from '../../testing/users.ts';

const api = testApi();
const body = { expertise: ['Beekeeping'], qualifications: ' Ten years ', bio: 'I teach what I build.' };

test('makes a learner an instructor with a pending application', { tags: ['4.9', '7.25'] }, async () => {
  const { token } = await api().user();
  const user = await api().expect(200, 'upgradeToInstructor', { token, body });
  expect(user).toMatchObject({
    role: 'instructor',
    instructorStatus: 'pending',
    expertise: ['beekeeping'],
    qualifications: 'Ten years',
    bio: 'I teach what I build.',
  });
  expect(await api().expect(200, 'getProfile', { token })).toEqual(user);
});

test('a new application cancels the mail with the rejection that it answers', async () => {
  const { token, user } = await api().instructor({ instructor_status: 'pending' });
  const admin = await api().user({ role: 'admin' });
  await api().expect(200, 'rejectInstructorRequest', { params: { id: user.id }, token: admin.token });
  expect(await mailsTo(api(), user.email)).toHaveLength(1);
  await api().expect(200, 'upgradeToInstructor', { token, body });
  expect(await mailsTo(api(), user.email)).toEqual([]);
});

test('a rejected instructor can apply again', { tags: ['2.103', '4.9'] }, async () => {
  const { token } = await api().instructor({ instructor_status: 'rejected' });
  expect(await api().expect(200, 'upgradeToInstructor', { token, body })).toMatchObject({
    instructorStatus: 'pending',
  });
});

test('rejects an approved instructor', async () => {
  const { token } = await api().instructor();
  expect(await api().expect(409, 'upgradeToInstructor', { token, body })).toMatchObject({
    code: 'already_instructor',
  });
});

test.each(['admin', 'moderator'] as const)('rejects %s', { tags: ['2.109'] }, async (role) => {
  const { token } = await api().user({ role });
  await api().expect(403, 'upgradeToInstructor', { token, body });
});
