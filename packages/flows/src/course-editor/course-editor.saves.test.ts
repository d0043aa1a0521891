import { sampleCourse } from '@lyceum/rules/test/sampleCourse';
import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { createTestApi, json } from '../../test/api.ts';
import { startInApp } from '../../test/app.ts';
import { courseEditorActors } from './course-editor.actors.ts';
import { courseEditorMachine } from './course-editor.machine.ts';

const user = { id: 'i1', name: 'Lina', role: 'instructor', instructorStatus: 'approved' } as const;
const fields = sampleCourse;
const half = { ...fields, sessionList: [], price: null };
const course = {
  ...fields,
  revision: 'r.1',
  id: 'knots',
  href: '/course/knots',
  category: { id: 'crafts', name: { en: 'Crafts' } },
  learners: { enrolled: 0, required: null },
  instructor: { id: 'i1', name: 'Lina', picture: null },
  status: 'draft',
};

const save = { type: 'save.submitted', fields } as const;
const publish = { type: 'publish.submitted', fields } as const;
const typed = { type: 'form.edited', draft: half } as const;
const unpublish = { type: 'unpublish.requested' } as const;
const deletion = { type: 'deletion.requested' } as const;
const confirmed = { type: 'deletion.confirmed' } as const;

type Actors = ReturnType<typeof courseEditorActors>;

/** Starts the editor of a course. The actor `missing` is not provided, so it throws. */
function start(courseId: string | null, missing?: keyof Actors) {
  const { api } = createTestApi(({ url }) =>
    json(200, url.includes('/domains') ? { results: [], page: 1, limit: 100, totalResults: 0 } : course),
  );
  const provided = Object.entries(courseEditorActors(api)).filter(([name]) => name !== missing);
  const machine = courseEditorMachine.provide({ actors: Object.fromEntries(provided) as Partial<Actors> });
  const app = startInApp(machine, { input: { user, courseId } });
  const now = () => app.actor.getSnapshot();
  const until = (state: Parameters<ReturnType<typeof now>['matches']>[0]) =>
    waitFor(app.actor, (snapshot) => snapshot.matches(state));
  return { ...app, now, until };
}

test.each([
  [null, 'save', [save], 'Failed to create course'],
  ['knots', 'save', [save], 'Failed to update course'],
  [null, 'save', [publish], 'Failed to create course'],
  ['knots', 'save', [publish], 'Failed to update course'],
  ['knots', 'publish', [publish], 'Failed to publish course'],
  ['knots', 'unpublish', [unpublish], 'Failed to unpublish course'],
  ['knots', 'delete', [deletion, confirmed], 'Failed to delete course'],
] as const)(
  'course %s, %s: shows the default message of an unexpected error',
  async (courseId, missing, events, message) => {
    const { actor, now, until } = start(courseId, missing);
    await until('open');
    for (const event of events) actor.send(event);
    await until({ open: 'refused' });
    expect(now().context.message).toBe(message);
  },
);

test('shows the error until the next request', async () => {
  const { actor, now, until } = start('knots', 'unpublish');
  await until('open');
  actor.send(unpublish);
  expect(now()).toMatchObject({ value: { open: 'refused' } });
  actor.send(deletion);
  expect(now().context.message).toBeNull();
});

test('shows the default message of an unexpected error while the course loads', async () => {
  const { context } = await start('knots', 'load').until('failed');
  expect(context.message).toBe('Failed to fetch course details');
});

const draftKey = (name: string) => ({ name, owner: user.id });
const changed = (name: string, revision: string | null = 'r.1') => ({
  type: 'draft.changed',
  key: draftKey(name),
  draft: { draft: half, revision, savedAt: expect.any(String) },
});
const cleared = (name: string) => ({ type: 'draft.cleared', key: draftKey(name) });
const moved = { type: 'navigation.requested', to: '/course/knots/edit', replace: true, samePage: true };

test.each([
  [
    'keeps the draft that changed during a save',
    'knots',
    save,
    'editing',
    [changed('course:knots'), changed('course:knots')],
  ],
  [
    'keeps the draft that changed during a publication',
    'knots',
    publish,
    'published',
    [changed('course:knots'), changed('course:knots')],
  ],
  [
    'moves the draft of a new course that changed during the save to its address',
    null,
    save,
    'editing',
    [changed('course', null), cleared('course'), moved, changed('course:knots')],
  ],
] as const)('%s', async (_, courseId, submitted, open, emitted) => {
  const { actor, events, until } = start(courseId);
  await until('open');
  actor.send(submitted);
  actor.send(typed);
  const { context } = await until({ open });
  expect([context.draft, events]).toEqual([half, emitted]);
});

test.each([
  ['saved', 'knots', save, 'saved', [cleared('course:knots')]],
  ['published', 'knots', publish, 'published', [cleared('course:knots')]],
  ['created and published', null, publish, 'published', [cleared('course'), moved]],
] as const)('clears the draft of a course that is %s', async (_, courseId, submitted, open, emitted) => {
  const { actor, events, until } = start(courseId);
  await until('open');
  actor.send(typed);
  actor.send(submitted);
  await until({ open });
  expect(events.slice(1)).toEqual(emitted);
});

test('compares the next change with what was saved, a file included', { tags: ['2.380'] }, async () => {
  const { actor, until } = start('knots');
  await until('open');
  const file = { id: 'f1', type: 'pdf' as const, sizeBytes: 1000 };
  const materials = [{ id: 'm1', title: 'Knots', url: '', file }];
  const written = { startsAt: null, durationMinutes: null, timeZone: '', meetingUrl: '' };
  const draft = { ...half, price: 12.5, sessionList: [{ id: 's1', title: {}, ...written, materials }] };
  actor.send({ type: 'form.edited', draft });
  actor.send({ type: 'save.submitted', fields });
  const { context } = await until({ open: 'saved' });
  expect(context.fields).toEqual(draft);
});
