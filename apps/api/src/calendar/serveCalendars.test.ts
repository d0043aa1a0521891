import { PassThrough } from 'node:stream';
import { rate } from '@lyceum/rules';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { logging } from '../platform/http/logging.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { type SignedInUser, startApi, testApi } from '../testing/api.ts';
import { addCatalogFixture, addCourse } from '../testing/catalog.ts';
import { onPostgres } from '../testing/google.ts';
import { calendarSessionsMaximum } from './timedLessons.ts';

const api = testApi();
let instructor: SignedInUser;

beforeAll(async () => {
  instructor = await addCatalogFixture(api());
});

const lessonAt = (id: string, startsAt: string | null, timeZone: string, more: object = {}) => ({
  id: `019a9f2e-0000-7000-8000-${id.padStart(12, '0')}`,
  title: null,
  schedule: startsAt && { startsAt, durationMinutes: 90, timeZone },
  meetingUrl: null,
  materials: [],
  ...more,
});

/** Creates a published course with sessions. */
async function courseWith(name: object, sessionList: object[], by = instructor) {
  const { token } = by;
  const { id } = await api().expect(201, 'createCourse', {
    token,
    body: { name, description: { en: 'Ten knots' }, category: 'crafts', price: 0, sessionList },
  });
  await api().expect(200, 'publishCourse', { params: { id }, token });
  return id;
}

const pathOf = (address: string) => address.slice(new URL(address).origin.length);

/** The path of the calendar of a new learner of these courses. */
async function subscribed(courses: readonly string[], language = 'en') {
  const learner = await api().user();
  for (const id of courses)
    await api().expect(200, 'enrollInCourse', { params: { id }, token: learner.token });
  return { ...learner, path: await subscribe(learner, language) };
}

async function subscribe({ token }: SignedInUser, language = 'en') {
  const headers = { 'accept-language': language };
  const { address } = await api().expect(200, 'renewCalendar', { token, headers });
  return pathOf(address ?? '');
}

const get = (url: string, headers: Record<string, string> = {}) => api().app.inject({ url, headers });

/** The events of a calendar that two parsers accept and that has no line of more than 75 octets. */
async function eventsOf(path: string) {
  const { body, statusCode } = await get(path);
  expect(statusCode).toBe(200);
  expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of body.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]|\ufffd/);
  }
  convertIcsCalendar(undefined, body);
  const component = new ICAL.Component(ICAL.parse(body));
  return component.getAllSubcomponents('vevent').map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    summary: String(event.getFirstPropertyValue('summary')),
    start: (event.getFirstPropertyValue('dtstart') as ICAL.Time).toJSDate().toISOString(),
    minutes: new ICAL.Event(event).duration.toSeconds() / 60,
    location: event.getFirstPropertyValue('location'),
    url: String(event.getFirstPropertyValue('url')),
    status: String(event.getFirstPropertyValue('status')),
    sequence: Number(event.getFirstPropertyValue('sequence')),
    changed: String(event.getFirstPropertyValue('last-modified')),
  }));
}

const clockIn = (timeZone: string, moment: string) =>
  new Date(moment).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

describe('the calendar', () => {
  test.each([
    ['Europe/Paris', ['2027-03-25T18:00:00Z', '2027-04-01T17:00:00Z'], '19:00'],
    ['America/New_York', ['2027-03-11T17:30:00Z', '2027-03-18T16:30:00Z'], '12:30'],
    ['America/New_York', ['2027-11-04T16:30:00Z', '2027-11-11T17:30:00Z'], '12:30'],
  ])(
    'has the right times in %s before and after a change of the clock',
    { tags: ['2.383'] },
    async (zone, starts, clock) => {
      const list = starts.map((start, index) =>
        lessonAt(`${Date.parse(start)}${index}`.slice(-9), start, zone),
      );
      const id = await courseWith({ en: 'Changing clocks' }, list);
      const { path } = await subscribed([id]);
      const events = await eventsOf(path);
      expect(events.map(({ start }) => Date.parse(start))).toEqual(starts.map((start) => Date.parse(start)));
      for (const { start, minutes } of events) expect([clockIn(zone, start), minutes]).toEqual([clock, 90]);
    },
  );

  test('contains the lessons with a time of all courses in which the user is enrolled or which the user teaches', {
    tags: ['2.383'],
  }, async () => {
    const teacher = await api().instructor();
    const own = await courseWith({ en: 'Own' }, [lessonAt('1', '2027-02-01T10:00:00Z', 'UTC')], teacher);
    const other = await courseWith({ en: 'Other' }, [
      lessonAt('2', '2027-01-01T10:00:00Z', 'UTC', { meetingUrl: 'https://meet.example.org/a,b;c' }),
      lessonAt('3', null, 'UTC'),
    ]);
    await courseWith({ en: 'Elsewhere' }, [lessonAt('4', '2027-01-02T10:00:00Z', 'UTC')]);
    const params = { id: other };
    await api().expect(200, 'enrollInCourse', { params, token: teacher.token });
    await api().expect(200, 'unpublishCourse', { params: { id: own }, token: teacher.token });
    const path = await subscribe(teacher);
    expect(await eventsOf(path)).toMatchObject([
      { summary: 'Other: Session 1', location: 'https://meet.example.org/a,b;c', status: 'CONFIRMED' },
      { summary: 'Own: Session 1', location: null, status: 'TENTATIVE' },
    ]);
    expect((await eventsOf(path))[0]?.url).toMatch(new RegExp(`/course/${other}\\?lng=en$`));
    await api().expect(204, 'leaveCourse', { params, token: teacher.token });
    expect(await eventsOf(path)).toMatchObject([{ summary: 'Own: Session 1' }]);
  });

  test('is in the language of its address, with lines of 75 octets, and escapes what people wrote', {
    tags: ['2.383'],
  }, async () => {
    const arabic = 'دورة طويلة جدا، في النسيج والعقد والحبال؛ '.repeat(3).trim();
    const id = await courseWith({ en: `a;b,c\\n ${'🧶'.repeat(40)}`, ar: arabic }, [
      lessonAt('5', '2027-01-01T10:00:00Z', 'UTC', {
        title: { en: 'Why; knots, \\ and loops: BEGIN:VEVENT', ar: 'لماذا العقد؟' },
      }),
      lessonAt('6', '2027-01-08T10:00:00Z', 'UTC'),
    ]);
    const { path } = await subscribed([id], 'ar');
    expect(path).toMatch(/\?lng=ar$/);
    expect(await eventsOf(path)).toMatchObject([
      { summary: `${arabic}: لماذا العقد؟` },
      { summary: `${arabic}: الجلسة 2` },
    ]);
    const [first] = await eventsOf(path.replace('lng=ar', 'lng=en'));
    expect(first?.summary).toBe(`a;b,c\\n ${'🧶'.repeat(40)}: Why; knots, \\ and loops: BEGIN:VEVENT`);
    expect(await eventsOf(path.replace('lng=ar', 'lng=xx&lng=yy'))).toMatchObject([{ uid: first?.uid }, {}]);
  });

  test('keeps an event when its lesson is moved, with a higher sequence', { tags: ['2.383'] }, async () => {
    const list = [lessonAt('7', '2027-01-01T10:00:00Z', 'UTC'), lessonAt('8', '2027-01-02T10:00:00Z', 'UTC')];
    const id = await courseWith({ en: 'Moving' }, list);
    const { path } = await subscribed([id]);
    const before = await eventsOf(path);
    api().passTime(5000);
    const moved = [list[0], lessonAt('8', '2027-01-03T11:00:00Z', 'Europe/Paris')];
    await api().expect(200, 'updateCourse', {
      params: { id },
      token: instructor.token,
      body: { sessionList: moved },
    });
    const after = await eventsOf(path);
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(after.map(({ sequence }) => sequence)).toEqual([0, 1]);
    expect(after[1]?.start).toBe('2027-01-03T11:00:00.000Z');
    expect(after[1]?.changed).not.toBe(before[1]?.changed);
  });

  test('is revalidated, private and never indexed', { tags: ['10.195'] }, async () => {
    const id = await courseWith({ en: 'Still' }, [lessonAt('9', '2027-01-01T10:00:00Z', 'UTC')]);
    const { path } = await subscribed([id]);
    const { headers, body } = await get(path);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
    api().passTime(60_000);
    const again = await get(path, { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const params = { id };
    await api().expect(200, 'updateCourse', {
      params,
      token: instructor.token,
      body: { name: { en: 'New' } },
    });
    expect((await get(path, { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
  });

  test('of a user without lessons is empty', async () => {
    expect(await eventsOf((await subscribed([])).path)).toEqual([]);
  });

  test(`of more than ${calendarSessionsMaximum} lessons has the nearest ones`, async () => {
    const now = api().context.now().getTime();
    const { user, path } = await subscribed([]);
    const course_id = 'long';
    await addCourse(api(), { id: course_id, category_id: 'crafts', instructor_id: user.id, lesson_count: 1 });
    const { db } = api().context;
    await db.deleteFrom('lessons').where('course_id', '=', course_id).execute();
    const rows = Array.from({ length: calendarSessionsMaximum + 20 }, (_, index) => ({
      ...{ id: `long-${index}`, course_id, position: index + 1, duration_minutes: 60, time_zone: 'UTC' },
      starts_at: new Date(now + (index - 10) * 86_400_000),
      meeting_url: null,
    }));
    for (let from = 0; from < rows.length; from += 200)
      await db
        .insertInto('lessons')
        .values(rows.slice(from, from + 200))
        .execute();
    const uids = (await eventsOf(path)).map(({ uid }) => uid);
    expect(uids).toEqual(rows.slice(0, calendarSessionsMaximum).map(({ id }) => id));
  });
});

describe('an address', () => {
  test('that was never issued is a 404, whatever its form', { tags: ['10.195'] }, async () => {
    const { path } = await subscribed([]);
    const secret = /calendar\/(.+)\.ics/.exec(path)?.[1] ?? '';
    expect(Buffer.from(secret, 'base64url').length).toBe(32);
    const other = (await subscribed([])).path;
    const otherSecret = /calendar\/(.+)\.ics/.exec(other)?.[1] ?? '';
    const mixed = Buffer.concat([
      Buffer.from(secret, 'base64url').subarray(0, 16),
      Buffer.from(otherSecret, 'base64url').subarray(16),
    ]).toString('base64url');
    for (const name of [
      ...[
        mixed,
        `${secret}=`,
        `${secret}A`,
        secret.slice(1),
        `${secret}.ics`,
        '',
        'a'.repeat(1500),
        `${secret}%00`,
      ],
      ...['__proto__', '..%2f..%2fv1', `${secret}/x`],
    ]) {
      const { statusCode, headers } = await get(`/calendar/${name}.ics`);
      expect([name, statusCode, headers['cache-control']]).toEqual([name, 404, 'no-store']);
    }
    expect((await get(`/calendar/${secret}`)).statusCode).toBe(404);
    expect((await get(`/calendar/${secret}.ics`)).statusCode).toBe(200);
  });

  test('cannot be read from the database', { tags: ['10.195'] }, async () => {
    const { path } = await subscribed([]);
    const secret = /calendar\/(.+)\.ics/.exec(path)?.[1] ?? '';
    const rows = await api().context.db.selectFrom('calendars').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows.map(({ key }) => key)).toContain(
      Buffer.from(secret, 'base64url').subarray(0, 16).toString('base64url'),
    );
  });

  test('ends with its account', async () => {
    const { path, user } = await subscribed([]);
    await api().context.db.deleteFrom('users').where('id', '=', user.id).execute();
    expect((await get(path)).statusCode).toBe(404);
  });

  test('does not appear in the log or the metrics', { tags: ['10.195'] }, async () => {
    const stream = new PassThrough();
    let written = '';
    stream.on('data', (chunk) => {
      written += String(chunk);
    });
    const settings = { ...readSettings({}), ...onPostgres };
    const own = await startApi(onPostgres, { logger: { ...logging(settings), stream } });
    onTestFinished(() => own.close());
    const { token } = await own.user();
    const { address } = await own.expect(200, 'renewCalendar', { token });
    const path = pathOf(address ?? '');
    const secret = /calendar\/(.+)\.ics/.exec(path)?.[1] ?? '';
    for (const url of [
      path,
      path.toUpperCase(),
      `/${path}`,
      `/calendar/${secret}`,
      `/v1${path}`,
      `${path}/a`,
    ])
      await own.app.inject({ url });
    expect(written).toContain('/calendar/*');
    expect(written.toLowerCase()).not.toContain(secret.toLowerCase());
    expect((await own.app.inject('/metrics')).body).not.toContain(secret);
  });

  test('gets a 429 after too many requests of a client', async () => {
    const limited = await startApi({ rates: { ...rate, calendar: { max: 2, perMs: 60_000 } } });
    onTestFinished(() => limited.close());
    const statuses: number[] = [];
    for (const _ of [1, 2, 3]) statuses.push((await limited.app.inject('/calendar/a.ics')).statusCode);
    expect(statuses).toEqual([404, 404, 429]);
  });
});
