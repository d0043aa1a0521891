import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addCatalogFixture } from '../../testing/catalog.ts';
import { insertRows } from './insertRows.ts';

const api = testApi();

test('inserts 4,000 courses, which have more values than a statement has parameters', {
  tags: [],
}, async () => {
  const { user } = await addCatalogFixture(api());
  const { db, now } = api().context;
  const rows = Array.from({ length: 4000 }, (_, index) => ({
    id: `course-${index}`,
    category_id: 'crafts',
    instructor_id: user.id,
    status: 'published' as const,
    name: JSON.stringify({ en: `Course ${index}` }),
    description: null,
    price_cents: index,
    lesson_count: 2,
    lesson_titles: '[]',
    hands_on_practice: false,
    learners_required: null,
    enrolled: 0,
    revenue_cents: 0,
    rating: null,
    rating_count: 0,
    tags: ['Bulk'],
    scheduled_time: null,
    promotional_image: null,
    created_at: now(),
    updated_at: now(),
  }));
  const before = await api().expect(200, 'getCategory', { params: { id: 'crafts' } });
  await insertRows(db, 'courses', rows);
  const after = await api().expect(200, 'getCategory', { params: { id: 'crafts' } });
  expect(after.courseCount - before.courseCount).toBe(4000);
});

test('inserts no rows without a statement', async () => {
  await insertRows(api().context.db, 'courses', []);
});
