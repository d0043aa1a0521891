import { ApiProblem } from '@lyceum/api-client';
import { sampleCourse } from '@lyceum/rules/test/sampleCourse';
import { expect, test } from 'vitest';
import { type AnyMachineSnapshot, waitFor } from 'xstate';
import { createTestApi, json, type Respond } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { courseEditorActors } from './course-editor.actors.ts';
import { courseEditorMachine } from './course-editor.machine.ts';

const teacher = { id: 'i1', name: 'Lina', role: 'instructor', instructorStatus: 'approved' } as const;
const lesson = { id: 's1', title: { en: 'Bowline' }, schedule: null, meetingUrl: null, materials: [] };
const sessionList = [
  {
    id: 's1',
    title: { en: 'Bowline' },
    startsAt: null,
    durationMinutes: null,
    timeZone: '',
    meetingUrl: '',
    materials: [],
  },
];

const fields = { ...sampleCourse, sessionList: [lesson] };
/** An incomplete draft that cannot be saved yet. */
const half = { ...fields, sessionList, description: {}, price: null };
const draft = {
  ...fields,
  revision: 'r.1',
  id: 'knots',
  href: '/course/knots',
  category: { id: 'crafts', name: { en: 'Crafts' } },
  learners: { enrolled: 0, required: null },
  instructor: { id: 'i1', name: 'Lina', picture: null },
  status: 'draft',
};
const published = { ...draft, status: 'published' };
const domains = [{ id: 'making', categories: [draft.category] }];

const save = { type: 'save.submitted', fields } as const;
const publish = { type: 'publish.submitted', fields } as const;
const stored = (draft: object, revision: string | null) => ({ draft, revision, savedAt: expect.any(String) });
const typed = { type: 'form.edited', draft: half } as const;
const deletion = { type: 'deletion.requested' } as const;
const confirmed = { type: 'deletion.confirmed' } as const;

type Input = NonNullable<Parameters<typeof courseEditorMachine.getInitialSnapshot>[1]>;

const refused = new ApiProblem('updateCourse', { status: 409, code: 'conflict', message: 'Not so.' });
const missing = new ApiProblem('getCourse', { status: 404, code: 'course_not_found', message: 'Not there.' });
const loaded = done('load', { course: draft, lessons: [lesson], domains, serverDraft: null });
const loadedNothing = done('load', { course: null, lessons: [lesson], domains, serverDraft: null });
const loadedForeign = done('load', {
  course: { ...draft, instructor: { ...draft.instructor, id: 'i2' } },
  lessons: [lesson],
  domains,
  serverDraft: null,
});
const loadedWithLearners = done('load', {
  course: { ...draft, learners: { enrolled: 1, required: null } },
  lessons: [lesson],
  domains,
  serverDraft: null,
});
const outdated = (fields: object) =>
  new ApiProblem('updateCourse', {
    status: 412,
    code: 'course_changed',
    message: 'Changed.',
    current: { course: { ...draft, revision: 'r.9', ...fields }, sessions: [lesson] } as never,
  });
const calls = ['save', 'publish', 'unpublish', 'delete'];
const conflicts = calls.flatMap((id) => [failed(id, outdated({})), failed(id, outdated({ price: 20 }))]);
const choices = [
  { type: 'version.chosen', field: 'price', side: 'mine' },
  { type: 'version.chosen', field: 'all', side: 'theirs' },
  { type: 'conflict.left' },
  { type: 'conflict.resolved' },
];
const happenings = [
  { type: 'retry.requested' },
  typed,
  save,
  publish,
  { type: 'unpublish.requested' },
  deletion,
  { type: 'deletion.canceled' },
  confirmed,
  failed('load', refused),
  failed('load', missing),
  done('save', draft),
  done('publish', published),
  done('unpublish', draft),
  done('delete'),
  ...calls.map((id) => failed(id, refused)),
];
const ofCourse = [
  ...happenings,
  loaded,
  loadedForeign,
  { type: 'address.changed', courseId: 'knots' },
  { type: 'address.changed', courseId: 'splices' },
];

/** Later states are the same with other fields. */
const isSavedIncomplete = ({ context }: AnyMachineSnapshot) => context.fields?.price === null;

test('reaches every state and takes every transition, with an existing and a new course', () => {
  const existing = {
    input: { user: teacher, courseId: 'knots' },
    events: ofCourse,
    stopWhen: (snapshot: AnyMachineSnapshot) =>
      snapshot.context.courseId === 'splices' || isSavedIncomplete(snapshot),
  };
  const pending = {
    input: { user: { ...teacher, instructorStatus: 'pending' }, courseId: null },
    events: [],
  };
  const discarded = {
    input: { user: teacher, courseId: 'knots' },
    events: [
      loaded,
      typed,
      { type: 'draft.discarded' },
      { type: 'draft.stored', savedAt: '2027-01-01T10:00:00.000Z' },
      { type: 'draft.notStored' },
    ],
    stopWhen: ({ context }: AnyMachineSnapshot) => context.version > 0,
  };
  const withLearners = {
    input: { user: teacher, courseId: 'knots' },
    events: [loadedWithLearners, deletion, typed],
  };
  const created = {
    input: { user: teacher, courseId: null },
    events: [...happenings, loadedNothing],
    stopWhen: isSavedIncomplete,
  };
  const inConflict = {
    input: { user: teacher, courseId: 'knots' },
    events: [
      loaded,
      save,
      publish,
      { type: 'unpublish.requested' },
      deletion,
      confirmed,
      done('save', draft),
      ...conflicts,
      ...choices,
    ],
    stopWhen: ({ context }: AnyMachineSnapshot) => context.version > 0,
  };
  expect(
    unvisited(courseEditorMachine, existing, pending, withLearners, created, inConflict, discarded),
  ).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(courseEditorMachine, {
    input: { user: teacher, courseId: null },
    events: [
      ...happenings,
      ...conflicts,
      ...choices,
      loadedNothing,
      { type: 'address.changed', courseId: null },
    ],
    holds: (snapshot) => {
      const { courseId, message, course } = snapshot.context;
      // Only an existing course can be published, unpublished or deleted, and only a failure has a message.
      const needsCourse = ['publishing', 'unpublishing', 'askingToDelete', 'deleting', 'deleted'];
      if (needsCourse.some((state) => snapshot.matches(state))) expect(courseId).toBe('knots');
      if (snapshot.matches({ open: 'published' })) expect(course.status).toBe('published');
      const hasFailed = snapshot.matches('failed') || snapshot.matches({ open: 'refused' });
      expect(message !== null).toBe(hasFailed);
    },
  }));

const responses: Record<string, () => Response> = {
  'GET /domains': () => json(200, { results: domains, page: 1, limit: 100, totalResults: 1 }),
  'GET /courses/knots': () => json(200, draft),
  'GET /courses/knots/sessions': () => json(200, { access: 'full', sessions: [{ ...lesson, number: 1 }] }),
  'POST /courses': () => json(201, draft),
  'PATCH /courses/knots': () => json(200, draft),
  'POST /courses/knots/publish': () => json(200, published),
  'POST /courses/knots/unpublish': () => json(200, draft),
  'DELETE /courses/knots': () => new Response(null, { status: 204 }),
};

function start(input: Partial<Input> = {}, otherwise: Record<string, Respond> = {}) {
  const bodies: unknown[] = [];
  const { api, calls } = createTestApi(async (request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/v1', '')}`;
    if (request.method === 'POST' || request.method === 'PATCH') {
      const text = await request.clone().text();
      bodies.push(text && JSON.parse(text));
    }
    return otherwise[call]?.(request) ?? responses[call]?.() ?? json(500, {});
  });
  const machine = courseEditorMachine.provide({ actors: courseEditorActors(api) });
  const app = startInApp(machine, { input: { user: teacher, courseId: null, ...input } });
  const { actor } = app;
  const now = () => actor.getSnapshot();
  const until = (state: Parameters<ReturnType<typeof now>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  /** The calls of the autosave come at any time. */
  const own = () => calls.filter((call) => !call.includes('/course-drafts/'));
  return { ...app, calls: own, bodies, now, until };
}

test('creates a course under its own address, publishes, unpublishes and deletes it', async () => {
  const { actor, events, calls, bodies, now, until } = start();
  await until('open');
  expect(now().context).toMatchObject({ course: null, draft: null, domains });
  actor.send(typed);
  actor.send(save);
  await until({ open: 'saved' });
  expect(bodies).toEqual([fields]);
  const key = { name: 'course', owner: teacher.id };
  expect(events).toEqual([
    { type: 'draft.changed', key, draft: stored(half, null) },
    { type: 'draft.cleared', key },
    { type: 'navigation.requested', to: '/course/knots/edit', replace: true, samePage: true },
  ]);
  // The address changes, and the form keeps its values.
  actor.send({ type: 'address.changed', courseId: 'knots' });
  expect(now().value).toEqual({ open: 'saved' });
  actor.send(publish);
  await until({ open: 'published' });
  expect(now().context.course).toEqual(published);
  actor.send({ type: 'unpublish.requested' });
  await until({ open: 'unpublished' });
  actor.send(deletion);
  actor.send({ type: 'deletion.canceled' });
  expect(now().value).toEqual({ open: 'editing' });
  actor.send(deletion);
  actor.send(confirmed);
  await until('deleted');
  expect(events.at(-1)).toEqual({
    type: 'navigation.requested',
    to: '/dashboard',
    replace: true,
    state: { deletedCourse: draft.name },
  });
  expect(calls()).toEqual([
    'GET /domains?page=1&limit=100&populate=categories',
    'POST /courses',
    'PATCH /courses/knots',
    'POST /courses/knots/publish',
    'POST /courses/knots/unpublish',
    'DELETE /courses/knots',
  ]);
});

test('creates no second course if the first one was created, but not published', async () => {
  const respond = {
    'POST /courses/knots/publish': () => json(503, { code: 'unavailable', message: 'Later.' }),
  };
  const { actor, calls, now, until } = start({}, respond);
  await until('open');
  actor.send(publish);
  await until({ open: 'refused' });
  expect(now().context).toMatchObject({ courseId: 'knots', course: draft, message: 'Later.' });
  actor.send(publish);
  await until({ open: 'refused' });
  expect(calls().slice(1)).toEqual([
    'POST /courses',
    'POST /courses/knots/publish',
    'PATCH /courses/knots',
    'POST /courses/knots/publish',
  ]);
});

test('prefers a stored draft to the course of the server', async () => {
  const { now, until } = start({ courseId: 'knots' });
  await until('open');
  expect(now().context.draft).toEqual({ ...fields, sessionList });
  const again = start({
    courseId: 'knots',
    storedDraft: { draft: half, revision: 'r.1', savedAt: '2027-01-01T10:00:00.000Z' },
  });
  await again.until('open');
  expect(again.now().context).toMatchObject({ draft: half, course: draft });
});

test('edits the lessons of the course, whose times replace its start', { tags: ['2.292'] }, async () => {
  const schedule = { startsAt: '2027-03-28T16:00:00.000Z', durationMinutes: 90, timeZone: 'Europe/Paris' };
  const link = { id: 'm1', title: 'Slides', url: 'https://files.example.org/1' };
  const file = { id: 'u1', type: 'pdf', sizeBytes: 10 } as const;
  const download = { id: 'm2', title: 'Handout', url: '/files/m2?signature=a', file };
  const meetingUrl = 'https://meet.example.org/1';
  const sessions = [
    {
      ...lesson,
      number: 1,
      title: null,
      schedule,
      meetingUrl,
      materials: [{ ...link, file: null }, download],
    },
  ];
  const { now, until } = start(
    { courseId: 'knots' },
    {
      'GET /courses/knots': () => json(200, { ...draft, scheduledTime: schedule.startsAt }),
      'GET /courses/knots/sessions': () => json(200, { access: 'full', sessions }),
    },
  );
  await until('open');
  expect(now().context.draft).toMatchObject({
    sessionList: [
      { id: 's1', title: {}, ...schedule, meetingUrl, materials: [link, { ...download, url: '' }] },
    ],
    scheduledTime: null,
  });
});

test.each([
  [
    'a error',
    () => json(422, { code: 'unknown_category', message: 'No such category.' }),
    'No such category.',
  ],
  ['the network error', () => Promise.reject(new TypeError()), 'Network error. Please try again.'],
  ['an error without a message', () => json(500, {}), 'Failed to create course'],
])('shows %s and keeps the fields', async (_, respond, message) => {
  const { actor, now, drafts, until } = start({}, { 'POST /courses': respond });
  await until('open');
  actor.send(typed);
  actor.send(save);
  await until({ open: 'refused' });
  expect(now().context).toMatchObject({ draft: half, course: null, message });
  actor.send(typed);
  expect(now()).toMatchObject({ value: { open: 'refused' }, context: { message } });
  expect(drafts()).toEqual([stored(half, null), stored(half, null)]);
});

test.each([
  ['PATCH /courses/knots', [save], 'Failed to update course'],
  ['DELETE /courses/knots', [deletion, confirmed], 'Failed to delete course'],
])('names the call that failed without a message: %s', async (call, events, message) => {
  const { actor, now, until } = start({ courseId: 'knots' }, { [call]: () => json(500, {}) });
  await until('open');
  for (const event of events) actor.send(event);
  await until({ open: 'refused' });
  expect(now().context.message).toBe(message);
});

test('shows the server’s error if a course with learners cannot be deleted', async () => {
  const message = 'This course cannot be deleted while learners are enrolled in it.';
  const respond = { 'DELETE /courses/knots': () => json(409, { code: 'course_has_learners', message }) };
  const { actor, now, until } = start({ courseId: 'knots' }, respond);
  await until('open');
  actor.send(deletion);
  actor.send(confirmed);
  await until({ open: 'refused' });
  expect(now().context).toMatchObject({ course: draft, message });
});

test('does not confirm the deletion of a course with learners', { tags: ['10.38'] }, async () => {
  const loved = { ...draft, learners: { enrolled: 1, required: null } };
  const { actor, now, until, calls } = start(
    { courseId: 'knots' },
    { 'GET /courses/knots': () => json(200, loved) },
  );
  await until('open');
  const before = calls().length;
  actor.send(deletion);
  expect(now().value).toEqual({ open: 'undeletable' });
  actor.send(typed);
  expect(now().value).toEqual({ open: 'editing' });
  expect(calls()).toHaveLength(before);
});

test.each([
  [{ ...teacher, role: 'learner', instructorStatus: 'none' }, 'notInstructor'],
  [{ ...teacher, role: 'admin', instructorStatus: 'none' }, 'notInstructor'],
  [{ ...teacher, instructorStatus: 'incomplete' }, 'pending'],
  [{ ...teacher, instructorStatus: 'pending' }, 'pending'],
  [{ ...teacher, instructorStatus: 'rejected' }, 'rejected'],
] as const)('forbids the editor to %j and sends no request', (user, reason) => {
  const { calls, now } = start({ user });
  expect(now()).toMatchObject({ value: 'forbidden', context: { reason } });
  expect(calls()).toEqual([]);
});

test('forbids the editor for the course of another instructor', async () => {
  const { now, until } = start({ courseId: 'knots', user: { ...teacher, id: 'i2' } });
  await until('forbidden');
  expect(now().context).toMatchObject({ reason: 'notYours', course: null });
});

test('shows a missing course as not found, and reloads after a failure', async () => {
  const gone = () => json(404, { code: 'course_not_found', message: 'Course not found' });
  await start({ courseId: 'knots' }, { 'GET /courses/knots': gone }).until('notFound');
  const respond = { 'GET /domains': () => json(503, { code: 'unavailable', message: 'Later.' }) };
  const { actor, now, until } = start({ courseId: 'knots' }, respond);
  await until('failed');
  expect(now().context.message).toBe('Later.');
  actor.send({ type: 'retry.requested' });
  expect(now().value).toBe('loading');
});

test('starts with another course at another address', async () => {
  const { actor, now, until } = start({ courseId: 'knots' });
  await until('open');
  actor.send({
    type: 'address.changed',
    courseId: null,
    storedDraft: { draft: half, revision: null, savedAt: '2027-01-01T10:00:00.000Z' },
  });
  await until('open');
  expect(now().context).toMatchObject({ courseId: null, course: null, draft: half });
});

test.each([
  ['the total is reached', 2],
  ['a page is empty, even if the total is larger', 3],
])('loads pages of domains until %s', async (_, totalResults) => {
  const pages = [domains, [{ id: 'playing', categories: [] }]];
  const { now, until } = start(
    {},
    {
      'GET /domains': ({ url }) => {
        const page = Number(new URL(url).searchParams.get('page'));
        return json(200, { results: pages[page - 1] ?? [], page, limit: 100, totalResults });
      },
    },
  );
  await until('open');
  expect(now().context.domains).toEqual(pages.flat());
});
