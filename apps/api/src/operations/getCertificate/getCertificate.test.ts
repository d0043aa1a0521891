import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';

const api = testApi();

test('anyone verifies a certificate by its code, however it is typed', { tags: ['2.387'] }, async () => {
  const { user } = await addCatalogFixture(api());
  await addCourse(api(), { id: 'bends', category_id: 'crafts', instructor_id: user.id, lesson_count: 1 });
  const learner = await api().user({ name: '\u202eevil <b>' });
  const request = { params: { id: 'bends' }, token: learner.token };
  await api().expect(200, 'enrollInCourse', request);
  const { course } = await api().expect(200, 'updateProgress', {
    ...request,
    body: { completedSessions: [1] },
  });
  const id = course.certificate ?? '';
  expect(id).toMatch(/^(?:\w{5}-){3}\w{5}$/);
  const certificate = await api().expect(200, 'getCertificate', { params: { id } });
  expect(Object.keys(certificate).toSorted()).toEqual(['course', 'id', 'instructor', 'issuedAt', 'learner']);
  for (const typed of [id.toLowerCase(), id.replaceAll('-', ''), ` ${id} `])
    expect(await api().expect(200, 'getCertificate', { params: { id: typed } })).toEqual(certificate);
});

test.each(['nothing', '00000-00000-00000-00000', 'x'.repeat(100), '%', "' or 1=1"])(
  'the code %j belongs to no certificate',
  async (id) => {
    expect(await api().expect(404, 'getCertificate', { params: { id } })).toEqual({
      code: 'certificate_not_found',
      message: 'There is no certificate with this code.',
    });
  },
);

test('a code that is too long is rejected', async () => {
  await api().expect(400, 'getCertificate', { params: { id: 'x'.repeat(101) } });
});
