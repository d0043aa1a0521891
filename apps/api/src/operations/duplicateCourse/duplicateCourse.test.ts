import { randomUUID } from 'node:crypto';
import { languages, rate } from '@lyceum/rules';
import { courseNameMaximum } from '@lyceum/rules/course';
import { beforeAll, expect, test } from 'vitest';
import { createTexts } from '../../platform/base/texts.ts';
import { nameOfCopy } from '../../teaching/duplicateCourse.ts';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCatalogFixture } from '../../testing/catalog.ts';

const api = testApi({ rates: { ...rate, courseCopy: { max: 20, perMs: 60_000 } } });
const params = { id: 'knots' };
let instructor: SignedInUser;
const [s1, s2, m1, m2, f1] = Array.from({ length: 5 }, () => randomUUID() as string) as [
  string,
  string,
  string,
  string,
  string,
];

beforeAll(async () => {
  instructor = await addCatalogFixture(api());
});

const duplicate = (id = 'knots') =>
  api().expect(201, 'duplicateCourse', { params: { id }, token: instructor.token });
const lessonsOf = async (id: string) =>
  (await api().expect(200, 'listCourseSessions', { params: { id }, token: instructor.token })).sessions;

test('makes a draft with the content of the course and without its times and learners', {
  tags: ['2.393'],
}, async () => {
  const { token, user } = instructor;
  const upload = { id: f1, user_id: user.id, kind: 'file', file_type: 'pdf', state: 'ready' } as const;
  await api()
    .context.db.insertInto('uploads')
    .values({ ...upload, size_bytes: 7, created_at: new Date() })
    .execute();
  const materials = [
    { id: m1, title: 'Site', url: 'https://knots.example.org/' },
    { id: m2, title: 'Sheet', file: f1 },
  ];
  const schedule = { startsAt: '2027-03-27T18:00:00.000Z', durationMinutes: 60, timeZone: 'Europe/Paris' };
  const meetingUrl = 'https://meet.example.org/knots';
  const body = {
    name: { en: 'Knots', ar: 'عقد', fr: 'Nœuds' },
    description: { fr: 'Dix nœuds' },
    price: 12.5,
    handsOnPractice: true,
    learnersRequired: 4,
    seats: 12,
    tags: ['Rope'],
    promotionalImage: '/pictures/knots.jpg',
    sessionList: [
      { id: s1, title: { en: 'Bowline' }, schedule, meetingUrl, materials },
      { id: s2, title: null, schedule: null, meetingUrl: null, materials: [] },
    ],
  };
  const course = await api().expect(200, 'updateCourse', { params, token, body });
  const learner = await api().user();
  await api().expect(200, 'enrollInCourse', { params, token: learner.token });

  const copy = await duplicate();
  expect(copy).toEqual({
    ...course,
    id: 'knots-copy',
    href: '/course/knots-copy',
    name: { en: 'Knots (copy)', ar: 'عقد (نسخة)', fr: 'Nœuds (copie)' },
    status: 'draft',
    revision: expect.any(String),
    scheduledTime: null,
    learners: { enrolled: 0, required: 4 },
    seats: 12,
    availableSeats: 12,
    instructor: { id: user.id, name: user.name, picture: null },
    instructorProfile: expect.anything(),
    related: expect.any(Array),
  });
  expect(copy.revision).not.toBe(course.revision);
  const [own, other] = await lessonsOf(copy.id);
  expect(other).toMatchObject({ title: null, materials: [] });
  expect(own).toMatchObject({
    title: { en: 'Bowline' },
    schedule: null,
    meetingUrl,
    materials: [
      { title: 'Site', url: 'https://knots.example.org/', file: null },
      { title: 'Sheet', file: { id: f1, type: 'pdf', sizeBytes: 7 } },
    ],
  });
  const [first] = await lessonsOf('knots');
  expect(first).toMatchObject({ id: s1, schedule, materials: [{ id: m1 }, { id: m2 }] });
});

test('both copies keep their files when the other one is deleted', { tags: ['2.393'] }, async () => {
  const copy = await duplicate();
  const { id } = await duplicate(copy.id);
  expect(id).toMatch(/^knots-copy-\d$/);
  await api().expect(204, 'deleteCourse', { params: { id: copy.id }, token: instructor.token });
  expect((await lessonsOf(id))[0]?.materials[1]?.file).toMatchObject({ id: f1 });
  // Files of a former instructor stay with the course and with its copies.
  const former = await api().instructor();
  await api()
    .context.db.updateTable('uploads')
    .set({ user_id: former.user.id })
    .where('id', '=', f1)
    .execute();
  const again = await duplicate();
  expect((await lessonsOf(again.id))[0]?.materials[1]?.file).toMatchObject({ id: f1 });
});

test('rejects another instructor’s course: a draft is a 404, a published one a 403', {
  tags: ['2.393'],
}, async () => {
  const { token } = await api().instructor();
  expect(await api().expect(403, 'duplicateCourse', { params, token })).toMatchObject({
    code: 'not_your_course',
  });
  const { id } = await duplicate();
  await api().expect(404, 'duplicateCourse', { params: { id }, token });
  await api().expect(404, 'duplicateCourse', { params: { id: 'nowhere' }, token });
});

test('limits the copies of an account', { tags: ['2.393'] }, async () => {
  const { token } = await api().instructor();
  const missing = { params: { id: 'nowhere' }, token };
  for (let call = 0; call < 20; call++) await api().expect(404, 'duplicateCourse', missing);
  await api().expect(429, 'duplicateCourse', missing);
});

test('the name of a copy has one mark and at most the maximum length', { tags: ['2.393'] }, () => {
  const texts = createTexts();
  const long = { en: 'x'.repeat(courseNameMaximum), ar: `${'ع'.repeat(141)}👩‍👩‍👧‍👦`, fr: null };
  const once = nameOfCopy(long, texts);
  expect(Object.keys(once)).toEqual(['en', 'ar']);
  for (const language of languages)
    expect(once[language]?.length ?? 0).toBeLessThanOrEqual(courseNameMaximum);
  expect(once.ar).toBe(`${'ع'.repeat(141)} (نسخة)`);
  expect(nameOfCopy(once, texts)).toEqual(once);
});
