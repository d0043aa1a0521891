import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handlers } from '../operations/index.ts';
import type { Handlers } from '../platform/contract/types.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { type SignedInUser, startApi, type TestApi } from '../testing/api.ts';
import { addCatalogFixture, addCategory, addCourse, addDomain, addExpertise } from '../testing/catalog.ts';

const day = 24 * 60 * 60 * 1000;

let api: TestApi;
/** Teaches `knots` and `ropes`. */
let ada: SignedInUser;
/** Teaches `weaving` and `carving`. */
let bob: SignedInUser;
/** The responses that were built, not taken from the cache. */
const built: string[] = [];

/** Counts the calls of the catalog that reach their handlers. */
function counted(): Handlers {
  const wrap = (id: keyof Handlers) => (request: { params: { id?: string } }, context: never) => {
    built.push([id, request.params.id].filter(Boolean).join(' '));
    return (handlers[id] as unknown as (request: unknown, context: never) => never)(request, context);
  };
  const catalog = responses.map(([id]) => [id, Object.assign(wrap(id), { subjects: handlers[id].subjects })]);
  return { ...handlers, ...Object.fromEntries(catalog) };
}

const responses = [
  ['getCourse', 'knots'],
  ['getCourse', 'ropes'],
  ['getCourse', 'weaving'],
  ['getCourse', 'carving'],
  ['getCategory', 'crafts'],
  ['getCategory', 'textiles'],
  ['getCategory', 'stone'],
  ['listCategoryCourses', 'crafts'],
  ['listCategoryCourses', 'textiles'],
  ['listCategoryCourses', 'stone'],
  ['listDomainCategories', 'making'],
  ['listDomainCategories', 'building'],
  ['listDomains'],
  ['listSessions'],
  ['listExpertises'],
] as const satisfies [keyof Handlers, string?][];

const paths: Record<string, (id: string) => string> = {
  getCourse: (id) => `courses/${id}`,
  getCategory: (id) => `categories/${id}`,
  listCategoryCourses: (id) => `categories/${id}/courses`,
  listDomainCategories: (id) => `domains/${id}/categories`,
  listDomains: () => 'domains?populate=categories',
  listSessions: () => 'sessions',
  listExpertises: () => 'expertises',
};

async function readAll(): Promise<void> {
  for (const [id, subject = ''] of responses) {
    const { statusCode } = await api.app.inject(`/v1/${paths[id]?.(subject)}`);
    expect(statusCode).toBe(200);
  }
}

beforeAll(async () => {
  api = await startApi({ operation: readSettings({}).operation }, { handlers: counted() });
  ada = await addCatalogFixture(api);
  bob = await api.instructor();
  await addExpertise(api, { id: 'typescript' });
  await addDomain(api, { id: 'building' });
  await addCategory(api, { id: 'stone', domain_id: 'building' });
  const soon = new Date(Date.now() + day);
  const adas = { category_id: 'crafts', instructor_id: ada.user.id };
  const bobs = { category_id: 'textiles', instructor_id: bob.user.id };
  await addCourse(api, { id: 'ropes', ...adas, scheduled_time: soon });
  await addCourse(api, { id: 'splices', ...adas, status: 'draft', category_id: 'textiles' });
  await addCourse(api, { id: 'weaving', ...bobs });
  await addCourse(api, { id: 'carving', ...bobs, category_id: 'stone' });
  const related = { course_id: 'carving', position: 0 };
  await api.context.db
    .insertInto('related_courses')
    .values([
      { ...related, related_id: 'knots' },
      { ...related, related_id: 'splices' },
    ])
    .execute();
});
afterAll(() => api.close());

beforeEach(async () => {
  await readAll();
  built.length = 0;
});

const update = (user: () => SignedInUser, id: string, body: object) => () =>
  api.expect(200, 'updateCourse', { params: { id }, token: user().token, body });

const changes: [string, () => Promise<unknown>, string[]][] = [
  [
    'another price: the course, the pages that show it, and the lists of its category',
    update(() => ada, 'knots', { price: 12 }),
    ['getCourse knots', 'getCourse ropes', 'getCourse carving', 'listCategoryCourses crafts'],
  ],
  [
    'another name of an upcoming course: the sessions, too',
    update(() => ada, 'ropes', { name: { en: 'Rope' } }),
    ['getCourse knots', 'getCourse ropes', 'listCategoryCourses crafts', 'listSessions'],
  ],
  [
    'a course that becomes upcoming',
    update(() => bob, 'weaving', { scheduledTime: new Date(Date.now() + 2 * day).toISOString() }),
    ['getCourse weaving', 'getCourse carving', 'listCategoryCourses textiles', 'listSessions'],
  ],
  [
    'a course that is published: the numbers of its domain, and the pages that omitted it',
    () => api.expect(200, 'publishCourse', { params: { id: 'splices' }, token: ada.token }),
    [
      ...['getCourse knots', 'getCourse ropes', 'getCourse carving', 'getCategory textiles'],
      ...['listCategoryCourses textiles', 'listDomainCategories making', 'listDomains'],
    ],
  ],
  [
    'a course in another category of another domain',
    update(() => ada, 'splices', { category: 'stone' }),
    [
      ...[
        'getCourse knots',
        'getCourse ropes',
        'getCourse carving',
        'getCategory textiles',
        'getCategory stone',
      ],
      ...['listCategoryCourses textiles', 'listCategoryCourses stone'],
      ...['listDomainCategories making', 'listDomainCategories building', 'listDomains'],
    ],
  ],
  [
    'a deleted course',
    () => api.expect(204, 'deleteCourse', { params: { id: 'splices' }, token: ada.token }),
    [
      ...['getCourse knots', 'getCourse ropes', 'getCourse carving', 'getCategory stone'],
      ...['listCategoryCourses stone', 'listDomainCategories building', 'listDomains'],
    ],
  ],
  [
    'a bio: the courses of the instructor',
    () =>
      api.expect(200, 'updateInstructorProfile', {
        token: ada.token,
        body: { expertise: ['typescript'], qualifications: 'Ten years', bio: 'I tie knots.' },
      }),
    ['getCourse knots', 'getCourse ropes'],
  ],
];

test.each(changes)(
  'invalidates only what has changed: %s',
  { tags: ['10.114'] },
  async (_, change, affected) => {
    await change();
    built.length = 0;
    await readAll();
    expect(built).toEqual(
      responses.map((response) => response.join(' ')).filter((name) => affected.includes(name)),
    );
    expect(built.length).toBe(affected.length);
  },
);

test('an enrollment changes the course’s own response at once, and empties no list', {
  tags: ['10.116'],
}, async () => {
  const { token } = await api.user();
  const params = { id: 'weaving' };
  const enrolledIn = async () => (await api.expect(200, 'getCourse', { params })).learners.enrolled;
  const before = await enrolledIn();
  await api.expect(200, 'enrollInCourse', { params, token });
  built.length = 0;
  await readAll();
  expect(built).toEqual(['getCourse weaving']);
  expect(await enrolledIn()).toBe(before + 1);
  await api.expect(204, 'leaveCourse', { params, token });
  expect(await enrolledIn()).toBe(before);
});

test('the counters of lists follow an enrollment within seconds', { tags: ['10.116'] }, async () => {
  const params = { id: 'carving' };
  const listed = async () => {
    const { results } = await api.expect(200, 'listCategoryCourses', { params: { id: 'stone' } });
    return results.find(({ id }: { id: string }) => id === 'carving')?.learners.enrolled;
  };
  const before = await listed();
  await api.expect(200, 'enrollInCourse', { params, token: (await api.user()).token });
  await expect.poll(listed).toBe((before ?? 0) + 1);
});

test('a filtered list follows a course that becomes full or free within seconds, its page at once', {
  tags: ['10.116'],
}, async () => {
  const params = { id: 'engraving' };
  await addCourse(api, { ...params, category_id: 'stone', instructor_id: bob.user.id, seats: 1 });
  const isListed = async () => {
    const request = { params: { id: 'stone' }, query: { seats: 'available' } };
    const { results } = await api.expect(200, 'listCategoryCourses', request);
    return results.some(({ id }: { id: string }) => id === params.id);
  };
  const seats = async () => (await api.expect(200, 'getCourse', { params })).availableSeats;
  expect([await isListed(), await seats()]).toEqual([true, 1]);
  const learner = { params, token: (await api.user()).token };
  await api.expect(200, 'enrollInCourse', learner);
  expect(await seats()).toBe(0);
  await expect.poll(isListed).toBe(false);
  await api.expect(204, 'leaveCourse', learner);
  expect(await seats()).toBe(1);
  await expect.poll(isListed).toBe(true);
});

test('a missing course is found as soon as it is published', { tags: ['10.114'] }, async () => {
  const params = { id: 'bends' };
  await addCourse(api, { ...params, category_id: 'crafts', instructor_id: ada.user.id, status: 'draft' });
  await api.expect(404, 'getCourse', { params });
  await api.expect(200, 'publishCourse', { params, token: ada.token });
  await api.expect(200, 'getCourse', { params });
});
