import type { StoredCourse } from '@lyceum/rules/course';
import { sampleCourse } from '@lyceum/rules/test/sampleCourse';
import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createTestApi, json } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { courseEditorActors } from './course-editor.actors.ts';
import { courseEditorMachine } from './course-editor.machine.ts';

const user = { id: 'i1', name: 'Lina', role: 'instructor', instructorStatus: 'approved' } as const;
const sessions = [{ id: 's1', number: 1, title: null, schedule: null, meetingUrl: null, materials: [] }];
const fields = sampleCourse;
const { sessionList: _, ...ofCourse } = fields;
const course = {
  ...ofCourse,
  id: 'knots',
  href: '/course/knots',
  category: { id: 'crafts', name: { en: 'Crafts' } },
  learners: { enrolled: 0, required: null },
  instructor: { id: 'i1', name: 'Lina', picture: null },
  status: 'draft',
  revision: 'r.1',
};
/** What somebody saved meanwhile. */
const meanwhile = {
  ...course,
  name: { en: 'Knots and Splices', fr: 'Nœuds' },
  price: 20,
  status: 'published',
  revision: 'r.5',
};
const conflict = (current: object) =>
  json(412, { code: 'course_changed', message: 'Changed.', current: { course: current, sessions } });

/** The editor of a course that somebody changed meanwhile, while the price was set to 15. */
async function start(current: object = meanwhile, storedDraft: StoredCourse | null = null) {
  const requests: [string, string | null, unknown][] = [];
  const { api } = createTestApi(async (request) => {
    const path = new URL(request.url).pathname.replace('/v1', '');
    if (path === '/domains') return json(200, { results: [], page: 1, limit: 100, totalResults: 0 });
    if (path.endsWith('/sessions')) return json(200, { access: 'full', sessions });
    if (path.includes('/course-drafts/')) return json(200, { stored: null });
    if (request.method === 'GET') return json(200, course);
    const text = await request.clone().text();
    const revision = request.headers.get('if-match');
    requests.push([`${request.method} ${path}`, revision, text === '' ? null : JSON.parse(text)]);
    if (revision !== '"r.5"') return conflict(current);
    return request.method === 'DELETE'
      ? new Response(null, { status: 204 })
      : json(200, { ...current, revision: 'r.5' });
  });
  const machine = courseEditorMachine.provide({ actors: courseEditorActors(api) });
  const app = startInApp(machine, { input: { user, courseId: 'knots', storedDraft } });
  const now = () => app.actor.getSnapshot();
  const until = (state: Parameters<ReturnType<typeof now>['matches']>[0]) =>
    waitFor(app.actor, (snapshot) => snapshot.matches(state));
  const { context } = await until('open');
  const typed = { ...(context.draft ?? Object()), price: 15, learnersRequired: 3, seats: 9 };
  app.actor.send({ type: 'form.edited', draft: typed });
  const mine = { ...fields, price: 15, learnersRequired: 3, seats: 9 };
  return { ...app, requests, now, until, typed, mine };
}

test('shows both versions where they differ, and saves what is chosen', { tags: ['2.380'] }, async () => {
  const { actor, requests, until, now, mine } = await start();
  actor.send({ type: 'save.submitted', fields: mine });
  const { context } = await until('conflicting');
  expect(context.conflict).toMatchObject({
    intent: 'save',
    fields: ['name.en', 'name.fr', 'price', 'learnersRequired', 'seats'],
    // What the user has not changed follows what was saved meanwhile.
    choices: {
      'name.en': 'theirs',
      'name.fr': 'theirs',
      price: 'mine',
      learnersRequired: 'mine',
      seats: 'mine',
    },
  });
  actor.send({ type: 'version.chosen', field: 'name.fr', side: 'mine' });
  actor.send({ type: 'conflict.resolved' });
  await until({ open: 'saved' });
  const body = { ...mine, name: { en: 'Knots and Splices' } };
  expect(requests).toEqual([
    ['PATCH /courses/knots', '"r.1"', mine],
    ['PATCH /courses/knots', '"r.5"', body],
  ]);
  expect(now().context).toMatchObject({
    draft: { name: { en: 'Knots and Splices' }, price: 15 },
    conflict: null,
    revision: 'r.5',
    version: 1,
  });
});

test('takes one version as a whole', { tags: ['2.380'] }, async () => {
  const { actor, requests, until, mine } = await start();
  actor.send({ type: 'publish.submitted', fields: mine });
  await until('conflicting');
  actor.send({ type: 'version.chosen', field: 'all', side: 'theirs' });
  actor.send({ type: 'conflict.resolved' });
  await until({ open: 'published' });
  expect(requests.slice(1)).toEqual([
    ['PATCH /courses/knots', '"r.5"', { ...fields, name: meanwhile.name, price: 20 }],
    ['POST /courses/knots/publish', '"r.5"', null],
  ]);
});

test('returns to the form with everything that was typed, and compares again at the next save', {
  tags: ['2.380'],
}, async () => {
  const { actor, until, now, typed, mine, drafts } = await start();
  actor.send({ type: 'save.submitted', fields: mine });
  await until('conflicting');
  actor.send({ type: 'conflict.left' });
  expect(now()).toMatchObject({ value: { open: 'editing' }, context: { draft: typed, revision: 'r.1' } });
  actor.send({ type: 'save.submitted', fields: mine });
  await until('conflicting');
  expect(drafts()).toEqual([{ draft: typed, revision: 'r.1', savedAt: expect.any(String) }]);
});

test('keeps the chosen versions in the form if they cannot be saved together', {
  tags: ['2.380'],
}, async () => {
  const { actor, until, typed } = await start({ ...meanwhile, name: { fr: 'Nœuds' } });
  actor.send({ type: 'form.edited', draft: { ...typed, name: { en: 'Bends' } } });
  actor.send({ type: 'save.submitted', fields: { ...fields, name: { en: 'Bends' } } });
  await until('conflicting');
  actor.send({ type: 'version.chosen', field: 'name.en', side: 'theirs' });
  actor.send({ type: 'version.chosen', field: 'name.fr', side: 'mine' });
  actor.send({ type: 'conflict.resolved' });
  const { context } = await until({ open: 'merged' });
  expect(context).toMatchObject({ draft: { name: {}, price: 15 }, revision: 'r.5', version: 1 });
});

test('has nothing to ask if no field differs', { tags: ['2.380'] }, async () => {
  const { typed: _, ...app } = await start({
    ...course,
    price: 15,
    learners: { enrolled: 0, required: 3 },
    seats: 9,
    revision: 'r.5',
  });
  const { actor, requests, until, mine } = app;
  actor.send({ type: 'save.submitted', fields: mine });
  await until({ open: 'saved' });
  actor.send({ type: 'unpublish.requested' });
  await until({ open: 'unpublished' });
  expect(requests.map(([call, revision]) => [call, revision])).toEqual([
    ['PATCH /courses/knots', '"r.1"'],
    ['POST /courses/knots/unpublish', '"r.5"'],
  ]);
});

test('asks again before it deletes a course that changed', { tags: ['2.380'] }, async () => {
  const same = { ...course, price: 15, learners: { enrolled: 0, required: 3 }, seats: 9, revision: 'r.5' };
  const { actor, requests, until } = await start(same);
  actor.send({ type: 'deletion.requested' });
  actor.send({ type: 'deletion.confirmed' });
  await until('askingToDelete');
  actor.send({ type: 'deletion.confirmed' });
  await until('deleted');
  expect(requests.map(([, revision]) => revision)).toEqual(['"r.1"', '"r.5"']);
});

test('a restored draft of an older revision is compared when it is saved', { tags: ['2.380'] }, async () => {
  const draft = { ...fields, sessionList: [], price: 15 };
  const storedDraft = { draft, revision: 'r.0', savedAt: '2027-01-01T10:00:00.000Z' };
  const { actor, until, mine } = await start(meanwhile, storedDraft);
  actor.send({ type: 'save.submitted', fields: mine });
  const { context } = await until('conflicting');
  // Nobody knows from which values it started.
  expect(new Set(Object.values(context.conflict?.choices ?? {}))).toEqual(new Set(['mine']));
});
