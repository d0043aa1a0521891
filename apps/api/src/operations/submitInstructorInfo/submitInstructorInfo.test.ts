import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';

const api = testApi();
const body = {
  expertise: ['typescript', 'Beekeeping'],
  qualifications: 'Ten years',
  bio: 'I teach what I build.',
};

test.each([
  ['an incomplete profile', 'incomplete', 'pending'],
  ['a rejected application', 'rejected', 'pending'],
  ['a pending application', 'pending', 'pending'],
  ['an approved instructor', 'approved', 'approved'],
] as const)('%s', async (_, before, after) => {
  const { token } = await api().user({ role: 'instructor', instructor_status: before });
  const user = await api().expect(200, 'submitInstructorInfo', { token, body });
  expect(user).toMatchObject({ role: 'instructor', instructorStatus: after, qualifications: 'Ten years' });
});

test('a learner becomes an instructor with a pending application', { tags: ['4.9', '7.26'] }, async () => {
  const { token } = await api().user();
  const user = await api().expect(200, 'submitInstructorInfo', { token, body });
  expect(user).toMatchObject({ role: 'instructor', instructorStatus: 'pending' });
});

test('a pending application keeps its place in the queue', async () => {
  const { token, user } = await api().user({ role: 'instructor', instructor_status: 'incomplete' });
  const appliedAt = async () => {
    const { db } = api().context;
    return (
      await db.selectFrom('users').select('applied_at').where('id', '=', user.id).executeTakeFirstOrThrow()
    ).applied_at;
  };
  await api().expect(200, 'submitInstructorInfo', { token, body });
  const before = await appliedAt();
  api().passTime(60_000);
  await api().expect(200, 'submitInstructorInfo', { token, body });
  expect(before).toEqual(expect.any(Date));
  expect(await appliedAt()).toEqual(before);
});

test('rejects admins', async () => {
  const { token } = await api().user({ role: 'admin' });
  await api().expect(403, 'submitInstructorInfo', { token, body });
});
