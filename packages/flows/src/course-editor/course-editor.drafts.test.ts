import { emptyCourseDraft, type StoredCourse } from '@lyceum/rules/course';
import { expect, test } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { createTestApi, json } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { courseEditorActors } from './course-editor.actors.ts';
import { courseEditorMachine } from './course-editor.machine.ts';
import { courseDraftAfterMs } from './draft-autosave.machine.ts';

const user = { id: 'i1', name: 'Lina', role: 'instructor', instructorStatus: 'approved' } as const;
const course = {
  id: 'knots',
  href: '/course/knots',
  name: { en: 'Knots' },
  description: { en: 'Ten that hold.' },
  category: { id: 'crafts', name: { en: 'Crafts' } },
  price: 12.5,
  handsOnPractice: true,
  tags: ['Rope'],
  promotionalImage: null,
  scheduledTime: null,
  learners: { enrolled: 0, required: null },
  instructor: { id: 'i1', name: 'Lina', picture: null },
  status: 'draft',
  revision: 'r.2',
};
const draftNamed = (name: string, savedAt: string, revision: string | null = 'r.1'): StoredCourse => ({
  ...{ savedAt, revision },
  draft: { ...emptyCourseDraft, name: { en: name } },
});

/** Opens the editor with a draft on the device and one on the server. */
async function open(local: StoredCourse | null, serverDraft: unknown, courseId: string | null = 'knots') {
  const requests: string[] = [];
  const { api } = createTestApi(async (request) => {
    const path = new URL(request.url).pathname.replace('/v1', '');
    if (path === '/domains') return json(200, { results: [], page: 1, limit: 100, totalResults: 0 });
    if (path.endsWith('/sessions')) return json(200, { access: 'full', sessions: [] });
    if (!path.includes('/course-drafts/')) return json(200, course);
    if (request.method !== 'GET') {
      requests.push(`${request.method} ${path}${request.keepalive ? ' keepalive' : ''}`);
      return new Response(null, { status: 204 });
    }
    if (serverDraft instanceof Error) throw serverDraft;
    const stored = serverDraft && {
      draft: JSON.stringify(serverDraft),
      revision: null,
      savedAt: '2027-01-01T10:00:00.000Z',
    };
    return json(200, { stored });
  });
  const machine = courseEditorMachine.provide({ actors: courseEditorActors(api) });
  const clock = new SimulatedClock();
  const app = startInApp(machine, { input: { user, courseId, storedDraft: local }, clock });
  const { context } = await waitFor(app.actor, (snapshot) => snapshot.matches('open'));
  return { ...app, clock, requests, context };
}

const [early, late] = ['2027-01-01T10:00:00.000Z', '2027-01-01T11:00:00.000Z'];

test.each([
  [
    'the one of the server, if it is newer',
    draftNamed('Local', early),
    draftNamed('Kept', late),
    'Kept',
    late,
  ],
  [
    'the one of the device, if it is newer',
    draftNamed('Local', late),
    draftNamed('Kept', early),
    'Local',
    late,
  ],
  ['the only one', null, draftNamed('Kept', early), 'Kept', early],
  [
    'the one of the device, if the other cannot be loaded',
    draftNamed('Local', early),
    new TypeError(),
    'Local',
    early,
  ],
  [
    'the one of the device, if the other cannot be read',
    draftNamed('Local', early),
    { a: 1 },
    'Local',
    early,
  ],
])('restores %s', { tags: ['2.381'] }, async (_, local, serverDraft, name, restoredFrom) => {
  const { context } = await open(local, serverDraft);
  expect(context).toMatchObject({ draft: { name: { en: name } }, restoredFrom, revision: 'r.1' });
});

test('shows the course if the draft has nothing else', { tags: ['2.381'] }, async () => {
  const { context: first } = await open(null, null);
  const same = { draft: first.draft ?? emptyCourseDraft, revision: 'r.1', savedAt: late };
  const { context } = await open(same, same);
  expect(context).toMatchObject({ restoredFrom: null, revision: 'r.2' });
});

test('discards a restored draft on the device and on the server', { tags: ['2.381'] }, async () => {
  const { actor, drafts, requests } = await open(null, draftNamed('Kept', early));
  actor.send({ type: 'draft.discarded' });
  expect(actor.getSnapshot()).toMatchObject({
    value: { open: 'editing' },
    context: { draft: { name: course.name, price: 12.5 }, restoredFrom: null, revision: 'r.2', version: 1 },
  });
  expect(drafts()).toEqual([null]);
  await expect.poll(() => requests).toEqual(['DELETE /instructor/course-drafts/knots']);
});

test('a discarded draft of a new course leaves an empty form', { tags: ['2.381'] }, async () => {
  const { actor, requests } = await open(null, draftNamed('Kept', early, null), null);
  actor.send({ type: 'draft.discarded' });
  expect(actor.getSnapshot().context).toMatchObject({ draft: null, revision: null });
  await expect.poll(() => requests).toEqual(['DELETE /instructor/course-drafts/_new']);
});

test('what is sent while the page is closed goes on after it, if browsers accept its size', {
  tags: ['2.381'],
}, async () => {
  const { actor, clock, requests } = await open(null, null);
  const type = (text: string) => {
    actor.send({ type: 'form.edited', draft: { ...emptyCourseDraft, description: { ar: text } } });
    clock.increment(courseDraftAfterMs);
  };
  type('ع'.repeat(20_000));
  const small = 'PUT /instructor/course-drafts/knots keepalive';
  await expect.poll(() => requests).toEqual([small]);
  await waitFor(actor, ({ context }) => context.storage.status === 'stored');
  type('ع'.repeat(30_000));
  await expect.poll(() => requests).toEqual([small, 'PUT /instructor/course-drafts/knots']);
});
