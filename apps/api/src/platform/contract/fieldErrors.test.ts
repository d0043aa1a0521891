import { limits } from '@lyceum/rules';
import { describe, expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addCatalogFixture } from '../../testing/catalog.ts';
import { valuesAtMost } from './fieldErrors.ts';
import type { OperationId } from './types.ts';

const api = testApi();

interface Refused {
  details: { field: string; message: string }[];
}

/** The fields that a 400 names. */
async function wrongFields(id: OperationId, request: Parameters<ReturnType<typeof api>['call']>[1]) {
  const { details } = (await api().expectStatus(400, id, request)) as Refused;
  return details.map(({ field }) => field);
}

describe('a 400 names every invalid field as the contract spells it', () => {
  test('of a body: missing, unknown and invalid ones', async () => {
    const body = { email: 'nobody', password: 'short', role: 'admin', isAdmin: true };
    expect((await wrongFields('register', { body })).toSorted()).toEqual([
      'email',
      'isAdmin',
      'name',
      'password',
      'role',
    ]);
  });

  test('inside objects and lists, each once', async () => {
    const { token } = await api().instructor();
    const body = {
      name: { en: '', ar: 1, tlh: 'Knoten' },
      description: { fr: ' ' },
      category: 'crafts',
      price: -1.234,
      tags: ['knots', '', 'ropes', 4],
      promotionalImage: 5,
      scheduledTime: '2016-12-31T23:59:60Z',
    };
    expect((await wrongFields('createCourse', { token, body })).toSorted()).toEqual([
      'description.fr',
      'name.ar',
      'name.en',
      'name.tlh',
      'price',
      'promotionalImage',
      'scheduledTime',
      'tags.1',
      'tags.3',
    ]);
  });

  test('of the path, the query and the body in one response', async () => {
    const query = { page: 0, limit: 1000, sortBy: 'age', unheardOf: 1 };
    const params = { id: 'x'.repeat(101) };
    expect((await wrongFields('listCategoryCourses', { params, query })).toSorted()).toEqual([
      'path.id',
      'query.limit',
      'query.page',
      'query.sortBy',
      'query.unheardOf',
    ]);
    const { token } = await api().user();
    const body = { completedSessions: [1, 'two', 501] };
    expect(await wrongFields('updateProgress', { params, token, body, query: 'a=1' })).toEqual([
      'path.id',
      'query.a',
      'completedSessions.1',
      'completedSessions.2',
    ]);
  });

  test('with text that no database column accepts', async () => {
    const body = { name: 'a\0', email: 'nour@example.org', password: '\ud800 and six more' };
    expect(await wrongFields('register', { body })).toEqual(['name', 'password']);
    expect(await wrongFields('register', { body: { ...body, email: 'nobody' } })).toEqual([
      'name',
      'email',
      'password',
    ]);
  });

  test('for a missing body or one of another type', async () => {
    expect(await wrongFields('login', {})).toEqual(['body']);
    for (const body of [[], 1, 'text', null, true]) {
      const request = { body: JSON.stringify(body) };
      expect(await wrongFields('login', request)).toEqual(['body']);
    }
    await addCatalogFixture(api(), {});
    const { token } = await api().instructor();
    expect(await wrongFields('updateCourse', { params: { id: 'knots' }, token, body: {} })).toEqual(['body']);
  });
});

describe('the response is bounded', () => {
  test(`to ${limits.wrongFieldsMaximum} fields`, async () => {
    const fields = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`wrong${index}`, 1]));
    expect(await wrongFields('login', { body: fields })).toHaveLength(limits.wrongFieldsMaximum);
  });

  test.each([
    ['unknown fields', Object.fromEntries(Array.from({ length: 12_000 }, (_, index) => [`f${index}`, 1]))],
    ['items', { expertise: Array.from({ length: 60_000 }, () => 1), qualifications: 'a', bio: 'b' }],
    ['levels', `${'['.repeat(70_000)}${']'.repeat(70_000)}`],
    ['a name of a field', { ['x'.repeat(140_000)]: 1 }],
  ])('for a body of the maximum size, full of %s', async (_, body) => {
    const { token } = await api().user();
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await api().call('upgradeToInstructor', { token, body: text });
    expect(response).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(JSON.stringify(response.body).length).toBeLessThan(5000);
  });

  test('names only the first invalid field of a body that is larger than any valid one', async () => {
    const completedSessions = Array.from({ length: valuesAtMost }, () => 'one');
    const { token } = await api().user();
    const request = { params: { id: 'knots' }, token, body: { completedSessions } };
    expect(await wrongFields('updateProgress', request)).toHaveLength(1);
  });
});
