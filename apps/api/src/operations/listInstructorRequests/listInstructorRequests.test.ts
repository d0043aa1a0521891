import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addExpertise } from '../../testing/catalogue.ts';

const api = testApi();

test('gives the applications that wait, the oldest first, with what they are decided by', async () => {
  const { token } = await api().person({ role: 'admin' });
  expect(await api().expect(200, 'listInstructorRequests', { token })).toEqual({ requests: [] });

  const name = { en: 'Weaving', fr: 'Tissage' };
  await addExpertise(api(), { id: 'weaving', name: JSON.stringify(name) });
  await addExpertise(api(), { id: 'dyeing' });
  const applied = (minute: number) => ({
    instructor_status: 'pending' as const,
    applied_at: new Date(Date.UTC(2026, 4, 1, 9, minute)),
  });
  const later = await api().instructor({ ...applied(5), expertise: [] });
  const earlier = await api().instructor({
    ...applied(1),
    name: 'Amina Diallo',
    expertise: ['weaving', 'dyeing'],
    qualifications: 'Ten years at the loom',
    bio: 'I weave.',
  });
  await api().instructor();
  await api().instructor({ instructor_status: 'rejected' });
  await api().instructor({ instructor_status: 'incomplete' });

  const { requests } = await api().expect(200, 'listInstructorRequests', { token });
  expect(requests.map(({ id }) => id)).toEqual([earlier.user.id, later.user.id]);
  expect(requests[0]).toEqual({
    id: earlier.user.id,
    name: 'Amina Diallo',
    email: earlier.user.email,
    createdAt: '2026-05-01T09:01:00.000Z',
    expertise: [
      { id: 'weaving', name },
      { id: 'dyeing', name: { en: 'dyeing' } },
    ],
    qualifications: 'Ten years at the loom',
    bio: 'I weave.',
  });
});
