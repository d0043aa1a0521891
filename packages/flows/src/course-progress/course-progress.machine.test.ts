import type { Enrollment } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createTestApi, json } from '../../test/api.ts';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import {
  continuationOf,
  courseProgressActors,
  courseProgressMachine,
  nextLessonOf,
  progressOf,
} from './course-progress.machine.ts';

const input = { courseId: 'c1', lessons: 3, completedSessions: [1], progress: 33 };
const toggle = (lesson: number) => ({ type: 'lesson.toggled' as const, lesson });

const loaded = (completedSessions: number[], progress: number) => ({
  type: 'progress.loaded' as const,
  saved: { completedSessions, progress },
});

const events = [
  toggle(1),
  toggle(2),
  loaded([1, 3], 67),
  done('saveProgress', { completedSessions: [1, 2], progress: 67, course: {} }),
  failed('saveProgress', new Error('no response')),
];

test('reaches every state and takes every transition', () => {
  expect(unvisited(courseProgressMachine, { input, events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(courseProgressMachine, {
    input,
    events,
    holds: ({ context }) => {
      expect(new Set(context.ticked).size).toBe(context.ticked.length);
      expect(progressOf(context)).toBeLessThanOrEqual(100);
    },
  }));

test('saves the progress of its course', async () => {
  const { api, calls } = createTestApi(() =>
    json(200, { completedSessions: [1, 2], progress: 67, course: {} }),
  );
  const machine = courseProgressMachine.provide({ actors: courseProgressActors(api) });
  const actor = createActor(machine, { input }).start();
  actor.send(toggle(2));
  await waitFor(actor, (snapshot) => snapshot.matches('upToDate'));
  expect(calls).toEqual(['PUT /courses/c1/progress']);
});

test.each([
  ['no message', () => json(500, {}), 'Failed to update progress'],
  ['no response', () => Promise.reject(new TypeError()), 'Network error. Please try again.'],
])('a failed save with %s has a default message', async (_, response, message) => {
  const { api } = createTestApi(response);
  const machine = courseProgressMachine.provide({ actors: courseProgressActors(api) });
  const actor = createActor(machine, { input }).start();
  actor.send(toggle(2));
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(actor.getSnapshot().context.message).toBe(message);
});

/** A server that responds when the test resolves the call. */
function start(overrides = {}) {
  const saves: { completedSessions: number[]; response: (response: Response) => void }[] = [];
  const { api } = createTestApi(async (request) => {
    const { completedSessions } = (await request.json()) as { completedSessions: number[] };
    return new Promise<Response>((response) => saves.push({ completedSessions, response }));
  });
  const machine = courseProgressMachine.provide({ actors: courseProgressActors(api) });
  const actor = createActor(machine, { input: { ...input, ...overrides } }).start();
  const visibleProgress = () => [actor.getSnapshot().context.ticked, progressOf(actor.getSnapshot().context)];
  return { actor, saves, visibleProgress };
}

const saved = (completedSessions: number[], progress: number, course: object = {}) =>
  json(200, { completedSessions, progress, course });

test('shows a completed lesson before it is saved', { tags: ['2.43'] }, async () => {
  const { actor, saves, visibleProgress } = start();
  expect(visibleProgress()).toEqual([[1], 33]);
  actor.send(toggle(2));
  expect(visibleProgress()).toEqual([[1, 2], 67]);
  await expect.poll(() => saves.length).toBe(1);
  saves[0]?.response(saved([1, 2], 66));
  await waitFor(actor, (snapshot) => snapshot.matches('upToDate'));
  expect(visibleProgress()).toEqual([[1, 2], 66]);
});

test('does not reach 100 % with 199 of 200 lessons, before and after the response', {
  tags: ['2.43'],
}, async () => {
  const completedSessions = Array.from({ length: 198 }, (_, index) => index + 1);
  const { actor, saves, visibleProgress } = start({
    courseId: 'c1',
    lessons: 200,
    completedSessions,
    progress: 99,
  });
  actor.send(toggle(199));
  expect(visibleProgress()[1]).toBe(99);
  actor.send(toggle(200));
  expect(visibleProgress()[1]).toBe(100);
  await expect.poll(() => saves.length).toBe(1);
});

test('saves changes during a save together after it', async () => {
  const { actor, saves, visibleProgress } = start();
  actor.send(toggle(3));
  actor.send(toggle(1));
  actor.send(toggle(2));
  await expect.poll(() => saves.length).toBe(1);
  expect(saves.map(({ completedSessions }) => completedSessions)).toEqual([[1, 3]]);
  saves[0]?.response(saved([1, 3], 67));
  await expect.poll(() => saves.length).toBe(2);
  expect(visibleProgress()).toEqual([[2, 3], 67]);
  saves[1]?.response(saved([2, 3], 67));
  await waitFor(actor, (snapshot) => snapshot.matches('upToDate'));
  expect(saves.map(({ completedSessions }) => completedSessions)).toEqual([
    [1, 3],
    [2, 3],
  ]);
});

test('shows the lessons that the server saved', async () => {
  const { actor, saves, visibleProgress } = start();
  actor.send(toggle(2));
  await expect.poll(() => saves.length).toBe(1);
  saves[0]?.response(saved([1, 2, 3], 100));
  await waitFor(actor, (snapshot) => snapshot.matches('upToDate'));
  expect(visibleProgress()).toEqual([[1, 2, 3], 100]);
});

test('shows the progress that the page loads again, unless a save is running', {
  tags: ['2.43'],
}, async () => {
  const { actor, saves, visibleProgress } = start();
  actor.send(loaded([1, 2], 67));
  expect(visibleProgress()).toEqual([[1, 2], 67]);
  actor.send(toggle(3));
  actor.send(loaded([1], 33));
  expect(visibleProgress()).toEqual([[1, 2, 3], 100]);
  await expect.poll(() => saves.length).toBe(1);
  saves[0]?.response(json(500, {}));
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  actor.send(loaded([3], 33));
  expect(visibleProgress()).toEqual([[3], 33]);
});

test('has the certificate of a course that is completed', { tags: ['2.385'] }, async () => {
  const { actor, saves } = start({ lessons: 2 });
  expect(actor.getSnapshot().context.saved).not.toHaveProperty('certificate');
  actor.send(toggle(2));
  await expect.poll(() => saves.length).toBe(1);
  saves[0]?.response(saved([1, 2], 100, { certificate: 'AAAAA' }));
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('upToDate'));
  expect(context.saved.certificate).toBe('AAAAA');
});

test('reverts to the last save after a failure of the next one', { tags: ['2.43'] }, async () => {
  const { actor, saves, visibleProgress } = start();
  for (const lesson of [3, 2]) actor.send(toggle(lesson));
  await expect.poll(() => saves.length).toBe(1);
  saves[0]?.response(saved([1, 3], 67));
  await expect.poll(() => saves.length).toBe(2);
  saves[1]?.response(json(500, {}));
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(visibleProgress()).toEqual([[1, 3], 67]);
});

test('reverts the unsaved changes after a failure and shows the error', { tags: ['2.43'] }, async () => {
  const { actor, saves, visibleProgress } = start();
  actor.send(toggle(2));
  actor.send(toggle(3));
  await expect.poll(() => saves.length).toBe(1);
  saves[0]?.response(json(503, { code: 'unavailable', message: 'Not just now.' }));
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(visibleProgress()).toEqual([[1], 33]);
  expect(actor.getSnapshot().context.message).toBe('Not just now.');
  actor.send(toggle(2));
  expect(actor.getSnapshot().context).toMatchObject({ ticked: [1, 2], message: null });
});

test.each([
  [[], 1],
  [[1, 3], 2],
  [[2, 3], 1],
  [[1, 2, 3], null],
])('after the lessons %j, the next one is %j', { tags: ['2.165'] }, (completedSessions, next) => {
  const actor = createActor(courseProgressMachine, { input: { ...input, completedSessions } });
  expect(nextLessonOf(actor.getSnapshot().context)).toBe(next);
});

test('a course without lessons has no next one', () => {
  const nothing = { courseId: 'c1', lessons: 0, completedSessions: [], progress: 0 };
  const actor = createActor(courseProgressMachine, { input: nothing });
  expect(nextLessonOf(actor.getSnapshot().context)).toBeNull();
});

test('the first course with a lesson left is continued, with its next lesson', { tags: ['2.191'] }, () => {
  const enrollmentOf = (id: string, completedSessions: number[]) =>
    ({ id, course: { id, sessions: 3 }, completedSessions }) as unknown as Enrollment;
  const completed = enrollmentOf('completed', [1, 2, 3]);
  const begun = enrollmentOf('begun', [1, 3]);
  const untouched = enrollmentOf('untouched', []);
  expect(continuationOf([completed, begun, untouched])).toEqual({ enrollment: begun, lesson: 2 });
  expect(continuationOf([untouched, begun])).toEqual({ enrollment: untouched, lesson: 1 });
  expect(continuationOf([completed])).toBeNull();
  expect(continuationOf([])).toBeNull();
});
