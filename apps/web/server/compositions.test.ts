import { drawComposition } from '@lyceum/ui/compositions';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { imageOf } from '../src/app/courses/views.ts';
import { courses } from '../src/fixtures/catalog.ts';
import { serveCompositions } from './compositions.ts';

const app = fastify();
serveCompositions(app);

test('a course without an image gets a composition in the color of its category', {
  tags: ['2.42'],
}, async () => {
  for (const course of courses) {
    const { src } = imageOf({ ...course, promotionalImage: null });
    const response = await app.inject(String(src));
    expect(response).toMatchObject({
      statusCode: 200,
      body: drawComposition({ seed: course.id, color: course.category.color }),
    });
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    });
  }
});

test.each(['red/a', '12/a', '2f6fb7%22/a', '2f6fb7'])('responds with a 404 to %s', async (path) => {
  expect((await app.inject(`/pictures/compositions/${path}.svg`)).statusCode).toBe(404);
});

test('an unusual id does not reach the markup', async () => {
  const id = '"><script>/../é';
  const { src } = imageOf({
    id,
    promotionalImage: null,
    category: { color: '#2F6FB7' },
  });
  const response = await app.inject(String(src));
  expect(response.statusCode).toBe(200);
  expect(response.body).not.toContain('script');
});
