import { beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../platform/settings/settings.ts';
import { type SignedInUser, startApi, testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCategory, addCourse, addDomain } from '../../testing/catalog.ts';

const api = testApi();
let instructor: SignedInUser;

beforeAll(async () => {
  instructor = await api().instructor({ name: 'Salma Idrissi', picture: '/pictures/salma.jpg' });
  await addDomain(api(), { id: 'technology' });
  await addCategory(api(), { id: 'web_dev', domain_id: 'technology', color: '#112233' });
  const owned = { category_id: 'web_dev', instructor_id: instructor.user.id };
  await addCourse(api(), {
    ...owned,
    id: 'intro-to-typescript',
    name: JSON.stringify({ en: 'Intro to TypeScript', fr: 'Introduction à TypeScript' }),
    description: JSON.stringify({ en: 'Types that help' }),
    price_cents: 4990,
    lesson_count: 8,
    lesson_titles: JSON.stringify([{ en: 'Why types?', fr: 'Pourquoi des types ?' }, null]),
    hands_on_practice: true,
    learners_required: 6,
    seats: 60,
    enrolled: 41,
    rating: 4.6,
    rating_count: 94,
    tags: ['TypeScript', 'Web'],
    scheduled_time: new Date('2027-01-12T17:00:00.000Z'),
    promotional_image: '/pictures/courses/intro-to-typescript.jpg',
  });
  await addCourse(api(), { ...owned, id: 'bare', description: null });
  await addCourse(api(), { ...owned, id: 'draft', status: 'draft' });
  await addCourse(api(), { ...owned, id: 'next-step' });
  await api()
    .context.db.insertInto('related_courses')
    .values(
      ['draft', 'next-step', 'bare'].map((related_id, position) => ({
        course_id: 'intro-to-typescript',
        related_id,
        position,
      })),
    )
    .execute();
});

const get = (id: string, token?: string) =>
  api().expect(200, 'getCourse', { params: { id }, ...(token && { token }) });

test('returns every field, and the published related courses', {
  tags: ['2.41', '2.234', '7.11'],
}, async () => {
  const course = await get('intro-to-typescript');
  const { instructorProfile } = course;
  expect({
    ...course,
    instructorProfile: { ...instructorProfile, courses: instructorProfile?.courses.map(({ id }) => id) },
    related: course.related?.map(({ id, related }) => [id, related]),
  }).toEqual({
    id: 'intro-to-typescript',
    name: { en: 'Intro to TypeScript', fr: 'Introduction à TypeScript' },
    description: { en: 'Types that help' },
    href: '/course/intro-to-typescript',
    category: { id: 'web_dev', name: { en: 'web_dev' }, color: '#112233', href: '/category/web_dev' },
    promotionalImage: '/pictures/courses/intro-to-typescript.jpg',
    learners: { enrolled: 41, required: 6 },
    seats: 60,
    availableSeats: 19,
    sessions: 8,
    sessionTitles: [{ en: 'Why types?', fr: 'Pourquoi des types ?' }, null],
    handsOnPractice: true,
    rating: 4.6,
    ratingCount: 94,
    tags: ['TypeScript', 'Web'],
    price: 49.9,
    scheduledTime: '2027-01-12T17:00:00.000Z',
    instructor: {
      id: instructor.user.id,
      name: 'Salma Idrissi',
      picture: '/pictures/salma.jpg',
      href: `/instructor/${instructor.user.id}`,
    },
    instructorProfile: {
      qualifications: 'Ten years',
      bio: 'I teach what I build.',
      courses: ['next-step', 'bare'],
    },
    related: [
      ['next-step', null],
      ['bare', null],
    ],
    status: 'published',
    lastAccessed: null,
    progress: null,
    completedSessions: null,
  });
});

test('returns null for missing values', { tags: ['3.3'] }, async () => {
  expect(await get('bare')).toMatchObject({
    description: null,
    seats: null,
    promotionalImage: null,
    learners: { enrolled: 0, required: null },
    rating: null,
    ratingCount: 0,
    tags: [],
    scheduledTime: null,
    related: [],
  });
});

test('without selected related courses, returns those of its category that share tags', {
  tags: ['2.41'],
}, async () => {
  const owned = { instructor_id: instructor.user.id, category_id: 'glazing' };
  await addCategory(api(), { id: 'glazing', domain_id: 'technology' });
  const tagged = {
    bowls: ['Clay', 'Fire', 'Glaze'],
    cups: ['Clay'],
    tiles: ['Clay', 'Fire'],
    mugs: ['Glaze'],
    lamps: ['Light'],
  };
  for (const [id, tags] of Object.entries(tagged)) {
    await addCourse(api(), { ...owned, id, tags, enrolled: id === 'mugs' ? 9 : 0 });
  }
  await addCourse(api(), { ...owned, id: 'kilns', tags: ['Clay'], status: 'draft' });
  await addCourse(api(), { ...owned, id: 'pots', tags: ['Clay'], category_id: 'web_dev' });
  expect((await get('bowls')).related?.map(({ id }) => id)).toEqual(['tiles', 'mugs', 'cups']);
  expect((await get('lamps')).related).toEqual([]);
});

describe('for an enrolled learner', () => {
  test('returns the progress and updates the last access', { tags: ['10.22'] }, async () => {
    const { token } = await api().user();
    const params = { id: 'intro-to-typescript' };
    const { lastAccessed } = await api().expect(200, 'enrollInCourse', { params, token });
    await api().expect(200, 'updateProgress', { params, token, body: { completedSessions: [1, 2] } });

    api().passTime(90_000);
    const course = await get('intro-to-typescript', token);
    expect(course).toMatchObject({ progress: 25, completedSessions: [1, 2] });
    const passedMs = Date.parse(course.lastAccessed ?? '') - Date.parse(lastAccessed ?? '');
    expect(passedMs).toBeGreaterThanOrEqual(90_000);

    const { results } = await api().expect(200, 'listMyEnrollments', { token });
    expect(results.map((enrollment) => enrollment.lastAccessed)).toEqual([course.lastAccessed]);
  });

  test('learners who read it at once each see their own progress', async () => {
    const params = { id: 'intro-to-typescript' };
    const readers = await Promise.all(Array.from({ length: 9 }, () => api().user()));
    const progressOf = (reader: number) =>
      reader % 3 === 0 ? null : Array.from({ length: reader }, (_, index) => index + 1);
    for (const [reader, { token }] of readers.entries()) {
      const completedSessions = progressOf(reader);
      if (!completedSessions) continue;
      await api().expect(200, 'enrollInCourse', { params, token });
      await api().expect(200, 'updateProgress', { params, token, body: { completedSessions } });
    }
    const courses = await Promise.all(readers.map(({ token }) => get('intro-to-typescript', token)));
    expect(courses.map(({ completedSessions }) => completedSessions)).toEqual(
      [...readers.keys()].map(progressOf),
    );
  });

  test('no other user sees it', async () => {
    const { token } = await api().user();
    expect(await get('intro-to-typescript', token)).toMatchObject({ progress: null, lastAccessed: null });
  });
});

describe('a draft', () => {
  const params = { id: 'draft' };
  const notFound = { code: 'course_not_found', message: 'Course not found' };

  test('is visible to its instructor and to administrators', { tags: ['10.21'] }, async () => {
    const admin = await api().user({ role: 'admin' });
    expect(await get('draft', instructor.token)).toMatchObject({ status: 'draft' });
    expect(await get('draft', admin.token)).toMatchObject({ status: 'draft' });
  });

  test('is visible to its learners after it is unpublished, and not to guests from the cache', async () => {
    const cached = await startApi({ operation: readSettings({}).operation });
    const { token } = await addCatalogFixture(cached, {});
    const learner = await cached.user();
    const knots = { params: { id: 'knots' } };
    await cached.expect(200, 'enrollInCourse', { ...knots, token: learner.token });
    await cached.expect(200, 'getCourse', knots);
    await cached.expect(200, 'unpublishCourse', { ...knots, token });
    for (let times = 0; times < 2; times += 1) {
      expect(await cached.expect(200, 'getCourse', { ...knots, token: learner.token })).toMatchObject({
        status: 'draft',
        progress: 0,
      });
      expect(await cached.expect(404, 'getCourse', knots)).toEqual(notFound);
      expect(await cached.expect(404, 'getCourse', { ...knots, token: (await cached.user()).token })).toEqual(
        notFound,
      );
    }
    await cached.close();
  });

  test('is hidden from all others', { tags: ['10.21'] }, async () => {
    expect(await api().expect(404, 'getCourse', { params })).toEqual(notFound);
    const others = [await api().user(), await api().instructor(), await api().user({ role: 'moderator' })];
    for (const { token } of others) {
      expect(await api().expect(404, 'getCourse', { params, token })).toEqual(notFound);
    }
  });
});

test('rejects an unknown course', async () => {
  expect(await api().expect(404, 'getCourse', { params: { id: 'nowhere' } })).toEqual({
    code: 'course_not_found',
    message: 'Course not found',
  });
});

test('omits a stored image address with credentials', async () => {
  const { id } = await addCourse(api(), {
    id: 'with-credentials',
    category_id: 'web_dev',
    instructor_id: instructor.user.id,
    promotional_image: 'https://user:secret@example.org/a.jpg',
  });
  const course = await api().expect(200, 'getCourse', { params: { id } });
  expect(course.promotionalImage).toBeNull();
});

test('returns the public profile of an approved instructor only, and nothing private', {
  tags: ['2.163'],
}, async () => {
  const course = await get('bare');
  expect(Object.keys(course.instructorProfile ?? {}).toSorted()).toEqual([
    'bio',
    'courses',
    'qualifications',
  ]);
  for (const other of course.instructorProfile?.courses ?? []) {
    expect(other).toMatchObject({ instructorProfile: null, related: null });
  }
  expect(JSON.stringify(course)).not.toContain(instructor.user.email);
  for (const instructor_status of ['incomplete', 'pending', 'rejected'] as const) {
    const other = await api().instructor({ instructor_status });
    const id = `by-${instructor_status}`;
    await addCourse(api(), { id, category_id: 'web_dev', instructor_id: other.user.id });
    expect((await get(id)).instructorProfile).toBeNull();
  }
});

test('returns at most three other courses of the instructor, without drafts', {
  tags: ['2.163'],
}, async () => {
  const prolific = await api().instructor();
  const owned = { category_id: 'web_dev', instructor_id: prolific.user.id };
  for (const day of [1, 2, 3, 4, 5]) {
    const status = day === 4 ? 'draft' : 'published';
    await addCourse(api(), { ...owned, id: `day-${day}`, status, created_at: new Date(2026, 0, day) });
  }
  const ids = (await get('day-1')).instructorProfile?.courses.map(({ id }) => id);
  expect(ids).toEqual(['day-5', 'day-3', 'day-2']);
});
