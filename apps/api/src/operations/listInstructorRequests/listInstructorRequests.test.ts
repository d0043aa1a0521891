import { expect, test } from 'vitest';
import { newId } from '../../platform/base/ids.ts';
import { testApi } from '../../testing/api.ts';
import { addExpertise } from '../../testing/catalog.ts';

const api = testApi();

test('returns pending applications with their details, oldest first', {
  tags: ['2.90', '7.15'],
}, async () => {
  const { token } = await api().user({ role: 'admin' });
  expect(await api().expect(200, 'listInstructorRequests', { token })).toEqual({
    requests: [],
    page: 1,
    limit: 20,
    totalResults: 0,
  });

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

test('returns 230 applications page by page, each once, simultaneous ones by id', async () => {
  const { token } = await api().user({ role: 'admin' });
  await api().context.db.updateTable('users').set({ instructor_status: 'rejected' }).execute();
  const now = api().context.now();
  const accounts = Array.from({ length: 230 }, (_, index) => ({
    id: newId(now),
    name: `Applicant ${index}`,
    email: `applicant-${index}@example.org`,
    role: 'instructor' as const,
    instructor_status: 'pending' as const,
    // Ten for each time.
    applied_at: new Date(Date.UTC(2026, 4, 1, 9, Math.floor(index / 10))),
    created_at: now,
  }));
  await api().context.db.insertInto('users').values(accounts.toReversed()).execute();
  const first = await api().expect(200, 'listInstructorRequests', { token });
  expect(first).toMatchObject({ page: 1, limit: 20, totalResults: 230 });
  const pages = [];
  for (const page of [1, 2, 3, 4]) {
    pages.push(await api().expect(200, 'listInstructorRequests', { token, query: { page, limit: 70 } }));
  }
  expect(pages.map(({ requests }) => requests.length)).toEqual([70, 70, 70, 20]);
  const ids = pages.flatMap(({ requests }) => requests.map(({ id }) => id));
  const groups = Array.from({ length: 23 }, (_, group) => accounts.slice(group * 10, group * 10 + 10));
  expect(ids).toEqual(groups.flatMap((group) => group.map(({ id }) => id).toSorted()));
  expect(first.requests.map(({ id }) => id)).toEqual(ids.slice(0, 20));
  const beyond = await api().expect(200, 'listInstructorRequests', { token, query: { page: 5, limit: 70 } });
  expect(beyond).toEqual({ requests: [], page: 5, limit: 70, totalResults: 230 });
  await api().expect(400, 'listInstructorRequests', { token, query: { limit: 101 } });
  await api().expect(400, 'listInstructorRequests', { token, query: { page: 0 } });
});
