import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';
import { everyPage } from '../../testing/pages.ts';

const api = testApi();

test('lists the learners of an own course, the newest first, without their e-mail addresses', {
  tags: ['2.344', '7.35'],
}, async () => {
  const { token } = await addCatalogFixture(api());
  const params = { id: 'knots' };
  const enroll = async (name: string, completedSessions: number[], createdAt: string) => {
    const { user, token } = await api().user({ name });
    await api().expect(200, 'enrollInCourse', { params, token });
    await api().expect(200, 'updateProgress', { params, token, body: { completedSessions } });
    await api()
      .context.db.updateTable('enrollments')
      .set({ created_at: new Date(createdAt) })
      .where('user_id', '=', user.id)
      .execute();
  };
  await enroll('First', [1, 2, 3, 4, 5, 6, 7, 8], '2026-10-01T10:00:00Z');
  await enroll('Third', [], '2026-10-03T10:00:00Z');
  await enroll('Second', [2, 4], '2026-10-02T10:00:00Z');

  const request = (query: object) =>
    api().expect(200, 'listLearners', { params, token, query: { ...query } });
  const { results, totalResults } = await request({});
  expect(totalResults).toBe(3);
  expect(results.map(({ name, progress, enrolledAt }) => [name, progress, enrolledAt])).toEqual([
    ['Third', 0, '2026-10-03T10:00:00.000Z'],
    ['Second', 25, '2026-10-02T10:00:00.000Z'],
    ['First', 100, '2026-10-01T10:00:00.000Z'],
  ]);
  expect(JSON.stringify(results)).not.toContain('@');
  expect(await everyPage(1, request)).toEqual(results.map(({ id }) => id));
});

test('is only for the instructor of the course', { tags: ['2.344'] }, async () => {
  const other = await api().instructor();
  const own = await api().instructor();
  const owned = { category_id: 'crafts', instructor_id: own.user.id };
  await addCourse(api(), { id: 'splices', ...owned });
  await addCourse(api(), { id: 'a-draft', ...owned, status: 'draft' });
  const { token } = other;
  await api().expect(403, 'listLearners', { params: { id: 'splices' }, token });
  await api().expect(404, 'listLearners', { params: { id: 'a-draft' }, token });
  await api().expect(404, 'listLearners', { params: { id: 'nothing' }, token });
  const learner = await api().user();
  await api().expect(403, 'listLearners', { params: { id: 'splices' }, token: learner.token });
});
