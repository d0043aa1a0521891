import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';

const api = testApi();
const full = { expertise: ['typescript'], qualifications: 'Twelve years', bio: 'I still teach.' };
const half = { ...full, bio: '  ' };

test.each([
  ['approved', full, 'approved'],
  ['approved', half, 'approved'],
  ['pending', full, 'pending'],
  ['pending', half, 'incomplete'],
  ['incomplete', half, 'incomplete'],
  ['incomplete', full, 'pending'],
  ['rejected', full, 'rejected'],
] as const)('%s, with %j, is then %s', { tags: ['7.27'] }, async (before, body, after) => {
  const { token } = await api().instructor({ instructor_status: before });
  const user = await api().expect(200, 'updateInstructorProfile', { token, body });
  expect(user).toMatchObject({
    instructorStatus: after,
    qualifications: 'Twelve years',
    bio: body.bio.trim(),
  });
});

test('rejects learners', async () => {
  const { token } = await api().user();
  await api().expect(403, 'updateInstructorProfile', { token, body: full });
});
