import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/base/ids.ts';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCategory, addCourse, addDomain } from '../../testing/catalog.ts';

const api = testApi();
let instructor: SignedInUser;
let params: { id: string };

beforeEach(async () => {
  instructor = await api().instructor();
  const id = newId(api().context.now());
  params = { id };
  await addDomain(api(), { id });
  await addCategory(api(), { id, domain_id: id });
  await addCourse(api(), { id, category_id: id, instructor_id: instructor.user.id, lesson_count: 3 });
});

const schedule = { startsAt: '2027-03-27T17:00:00.000Z', durationMinutes: 90, timeZone: 'Europe/Paris' };

const session = (title: string, fields: object = {}) => ({
  id: randomUUID() as string,
  title: { en: title } as { en: string } | null,
  schedule: null as typeof schedule | null,
  meetingUrl: null as string | null,
  materials: [] as { id: string; title: string; url: string }[],
  ...fields,
});

const save = (sessionList: object[], more: object = {}) =>
  api().expect(200, 'updateCourse', {
    params,
    token: instructor.token,
    body: { ...more, sessionList },
  });
const denial = async (sessionList: object[]) => {
  const body = { sessionList };
  return (await api().expect(422, 'updateCourse', { params, token: instructor.token, body })).code;
};
const read = (token?: string) => api().expect(200, 'listCourseSessions', { params, ...(token && { token }) });

test('every course has as many lessons as its number, with its titles', { tags: ['2.215'] }, async () => {
  expect((await read()).sessions).toMatchObject([
    { number: 1, title: null, schedule: null, meetingUrl: null, materials: [] },
    { number: 2 },
    { number: 3 },
  ]);
  const body = { sessions: 4, sessionTitles: [null, { en: 'Hitches' }] };
  await api().expect(200, 'updateCourse', { params, token: instructor.token, body });
  expect((await read()).sessions.map(({ title }) => title)).toEqual([null, { en: 'Hitches' }, null, null]);
  await api().expect(200, 'updateCourse', { params, token: instructor.token, body: { sessions: 2 } });
  expect((await read()).sessions.map(({ title }) => title)).toEqual([null, { en: 'Hitches' }]);
});

test('saves the whole list, from which the course derives its number, titles and start', {
  tags: ['2.215', '2.292'],
}, async () => {
  const materials = [
    { id: randomUUID() as string, title: 'Slides', url: 'https://files.example.org/slides' },
    { id: randomUUID() as string, title: 'Rope list', url: 'https://files.example.org/ropes?size=8' },
  ];
  const later = { ...schedule, startsAt: '2027-03-28T16:00:00.000Z' };
  const list = [
    session('Bowline', { schedule: later, meetingUrl: 'https://meet.example.org/1', materials }),
    session('', { title: null }),
    session('Hitches', { schedule }),
    session('', { title: null }),
  ];
  expect(await save(list)).toMatchObject({
    sessions: 4,
    sessionTitles: [{ en: 'Bowline' }, null, { en: 'Hitches' }],
    scheduledTime: schedule.startsAt,
  });
  const saved = list.map(({ materials, ...written }, index) => ({
    number: index + 1,
    ...written,
    materials: materials.map((material) => ({ ...material, file: null })),
  }));
  expect(await read(instructor.token)).toEqual({ access: 'full', sessions: saved });
  // The order of the materials is kept, too, and a repeated request changes nothing.
  const [first, ...others] = list;
  const reversed = [{ ...first, materials: materials.toReversed() }, ...others];
  await save(reversed);
  await save(reversed);
  expect((await read(instructor.token)).sessions[0]?.materials).toMatchObject(materials.toReversed());
  // Without times, the start is what the instructor enters.
  const untimed = list.map((each) => ({ ...each, schedule: null }));
  expect(await save(untimed)).toMatchObject({ scheduledTime: null });
  const scheduledTime = '2027-05-01T08:00:00.000Z';
  expect(await save(untimed, { scheduledTime })).toMatchObject({ scheduledTime });
  expect(await save(list, { scheduledTime })).toMatchObject({ scheduledTime: schedule.startsAt });
});

test('only learners, the instructor and administrators get links and materials', {
  tags: ['2.214', '10.160'],
}, async () => {
  const material = { id: randomUUID() as string, title: 'Slides', url: 'https://files.example.org/slides' };
  const meetingUrl = 'https://meet.example.org/1';
  await save([session('Bowline', { schedule, meetingUrl, materials: [material] })]);
  const learner = await api().user();
  const outline = { access: 'outline', sessions: [{ schedule, meetingUrl: null, materials: [] }] };
  for (const token of [undefined, learner.token, (await api().instructor()).token])
    expect(await read(token)).toMatchObject(outline);
  await api().expect(200, 'enrollInCourse', { params, token: learner.token });
  const admin = await api().user({ role: 'admin' });
  for (const { token } of [learner, instructor, admin])
    expect(await read(token)).toMatchObject({
      access: 'full',
      sessions: [{ schedule, meetingUrl, materials: [material] }],
    });
  await api().expect(204, 'leaveCourse', { params, token: learner.token });
  expect(await read(learner.token)).toMatchObject(outline);
  await api().expect(200, 'unpublishCourse', { params, token: instructor.token });
  await api().expect(404, 'listCourseSessions', { params });
  await api().expect(404, 'listCourseSessions', { params, token: learner.token });
});

test('the progress of learners follows their lessons', { tags: ['2.296'] }, async () => {
  const list = ['One', 'Two', 'Three', 'Four'].map((title) => session(title));
  await save(list);
  const [current, former] = [await api().user(), await api().user()];
  for (const { token } of [current, former]) {
    await api().expect(200, 'enrollInCourse', { params, token });
    await api().expect(200, 'updateProgress', { params, token, body: { completedSessions: [1, 3] } });
  }
  await api().expect(204, 'leaveCourse', { params, token: former.token });
  const [one, two, three, four] = list;
  await save([four, three, session('New'), two, one].flatMap((each) => each ?? []));
  const progress = async ({ token }: SignedInUser) =>
    (await api().expect(200, 'getCourse', { params, token })).completedSessions;
  expect(await progress(current)).toEqual([2, 5]);
  await save([four, two, one].flatMap((each) => each ?? []));
  expect(await progress(current)).toEqual([3]);
  await api().expect(200, 'enrollInCourse', { params, token: former.token });
  expect(await progress(former)).toEqual([3]);
});

test('rejects a repeated id, one of another course and an unknown time zone, and changes nothing', {
  tags: ['10.161'],
}, async () => {
  const other = newId(api().context.now());
  await addCourse(api(), { id: other, category_id: params.id, instructor_id: instructor.user.id });
  const foreign = await api().expect(200, 'listCourseSessions', { params: { id: other } });
  const material = { id: randomUUID() as string, title: 'Slides', url: 'https://files.example.org/slides' };
  const list = [session('Bowline', { materials: [material] })];
  await save(list);
  const before = await read(instructor.token);
  const taken = { ...session('Mine'), id: foreign.sessions[0]?.id };
  expect(await denial([taken])).toBe('session_id_taken');
  expect(await denial([...list, ...list])).toBe('session_id_taken');
  expect(await denial([session('Other', { materials: [material, material] })])).toBe('session_id_taken');
  const timeZone = 'Europe/Atlantis';
  expect(await denial([session('Bowline', { schedule: { ...schedule, timeZone } })])).toBe(
    'unknown_time_zone',
  );
  expect(await read(instructor.token)).toEqual(before);
  expect((await api().expect(200, 'listCourseSessions', { params: { id: other } })).sessions).toEqual(
    foreign.sessions,
  );
});

test('concurrent saves leave one of the lists, with the progress of its lessons', async () => {
  const list = ['One', 'Two', 'Three'].map((title) => session(title));
  await save(list);
  const { token } = await api().user();
  await api().expect(200, 'enrollInCourse', { params, token });
  await api().expect(200, 'updateProgress', { params, token, body: { completedSessions: [1] } });
  const orders = [list, list.toReversed(), [...list.slice(1), ...list.slice(0, 1)]];
  await Promise.all([...orders, ...orders].map((order) => save(order)));
  const { sessions } = await read(instructor.token);
  const place = sessions.findIndex(({ id }) => id === list[0]?.id) + 1;
  expect(sessions.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(await api().expect(200, 'getCourse', { params, token })).toMatchObject({
    completedSessions: [place],
  });
});

test.each<[string, object]>([
  ['an http link', { meetingUrl: 'http://meet.example.org' }],
  ['a script as a link', { meetingUrl: 'javascript:alert(1)' }],
  ['credentials in a link', { meetingUrl: 'https://user@meet.example.org' }],
  ['a link that reverses the text', { meetingUrl: 'https://meet.example.org/\u202Egpj' }],
  ['an id that is no UUID', { id: 'one' }],
  ['a duration of four minutes', { schedule: { ...schedule, durationMinutes: 4 } }],
  ['a start without a duration', { schedule: { startsAt: schedule.startsAt, timeZone: 'UTC' } }],
  ['an offset as a time zone', { schedule: { ...schedule, timeZone: '+02:00' } }],
  ['a title with a line break', { title: { en: 'Bow\nline' } }],
])('rejects %s', { tags: ['10.161'] }, async (_, fields) => {
  const body = { sessionList: [session('Bowline', fields)] };
  await api().expect(400, 'updateCourse', { params, token: instructor.token, body });
});
