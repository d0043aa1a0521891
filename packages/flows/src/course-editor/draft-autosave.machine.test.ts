import { emptyCourseDraft } from '@lyceum/rules/course';
import { expect, test } from 'vitest';
import { createActor, createMachine, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { done, failed, fuzz, settle, unvisited } from '../../test/model-test.ts';
import { courseDraftAfterMs, courseDraftRetryMs, draftAutosaveMachine } from './draft-autosave.machine.ts';
import type { TypedDraft } from './draft-autosave.types.ts';

const savedAt = '2027-01-01T10:00:00.000Z';
const typedDraft = (name: string, courseId: string | null = 'knots'): TypedDraft => ({
  ...{ courseId, revision: 'r.1', savedAt },
  draft: { ...emptyCourseDraft, name: { en: name } },
});
const typed = (name: string) => ({ type: 'draft.typed', ...typedDraft(name) }) as const;
const finished = { type: 'draft.finished', courseId: 'knots' } as const;
const hidden = { type: 'page.hidden' } as const;
const events = [
  ...[typed('K'), finished, hidden],
  ...['store', 'discard'].flatMap((id) => [done(id), failed(id, new TypeError())]),
];

test('reaches every state and takes every transition', () => {
  expect(unvisited(draftAutosaveMachine, { input: { reportTo: null }, events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(draftAutosaveMachine, {
    input: { reportTo: null },
    events,
    holds: (snapshot) => {
      const { context } = snapshot;
      // Only a draft that was typed is stored, and nothing is left behind in the idle state.
      if (snapshot.matches('storing')) expect(context.sent).not.toBeNull();
      if (snapshot.matches('idle')) expect([context.typed, context.finished]).toEqual([null, undefined]);
    },
  }));

/** The autosave below a parent that records its reports. Each call waits for `answer`. */
function start() {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const open: PromiseWithResolvers<void>[] = [];
  const call = (name: string) => {
    calls.push(name);
    const answer = Promise.withResolvers<void>();
    open.push(answer);
    return answer.promise;
  };
  let leave = () => {};
  const logic = draftAutosaveMachine.provide({
    actors: {
      store: fromPromise(({ input }) => call(`store ${input.draft.name.en}`)),
      discard: fromPromise(({ input }) => call(`discard ${input.courseId}`)),
      watchPage: fromCallback(({ sendBack }) => {
        leave = () => sendBack(hidden);
      }),
    },
  });
  const reports: string[] = [];
  const parent = createActor(
    createMachine({
      invoke: { id: 'autosave', src: logic, input: ({ self }) => ({ reportTo: self }) },
      on: { '*': { actions: ({ event }) => reports.push(event.type) } },
    }),
    { clock },
  ).start();
  const autosave = () => parent.getSnapshot().children.autosave;
  const send = (...all: { type: string }[]) => {
    for (const event of all) autosave()?.send(event);
  };
  const answer = async (error?: Error) => {
    const next = open.shift();
    if (error) next?.reject(error);
    else next?.resolve();
    await settle();
  };
  return { clock, calls, reports, send, answer, leave: () => leave() };
}

test('stores what was typed after a pause', { tags: ['2.381'] }, async () => {
  const { clock, calls, reports, send, answer } = start();
  send(typed('K'));
  clock.increment(courseDraftAfterMs - 1);
  send(typed('Kn'));
  clock.increment(courseDraftAfterMs - 1);
  expect(calls).toEqual([]);
  clock.increment(1);
  expect(calls).toEqual(['store Kn']);
  await answer();
  expect(reports).toEqual(['draft.stored']);
});

test('stores it at once when the page is hidden', { tags: ['2.381'] }, () => {
  const { calls, send, leave } = start();
  send(typed('K'));
  leave();
  expect(calls).toEqual(['store K']);
});

test('stores what was typed last when the page is closed during a call', { tags: ['2.381'] }, async () => {
  const { clock, calls, reports, send, answer, leave } = start();
  send(typed('K'));
  clock.increment(courseDraftAfterMs);
  send(typed('Kn'));
  leave();
  leave();
  expect(calls).toEqual(['store K', 'store Kn']);
  await answer();
  await answer();
  expect(reports).toEqual(['draft.stored']);
});

test('deletes the draft after a running call, so that an older one cannot return', {
  tags: ['2.381'],
}, async () => {
  const { clock, calls, send, answer } = start();
  send(typed('K'));
  clock.increment(courseDraftAfterMs);
  send(typed('Kn'), finished);
  expect(calls).toEqual(['store K']);
  await answer();
  expect(calls).toEqual(['store K', 'discard knots']);
  send(typed('New'));
  await answer();
  clock.increment(courseDraftAfterMs);
  expect(calls.at(-1)).toBe('store New');
});

test('reports a failure and tries again with what was typed last', { tags: ['2.381'] }, async () => {
  const { clock, calls, reports, send, answer } = start();
  send(typed('K'));
  clock.increment(courseDraftAfterMs);
  await answer(new TypeError());
  expect(reports).toEqual(['draft.notStored']);
  clock.increment(courseDraftRetryMs);
  expect(calls).toEqual(['store K', 'store K']);
  send(typed('Kn'));
  await answer(new TypeError());
  clock.increment(courseDraftRetryMs);
  await answer();
  expect([calls.at(-1), reports.at(-1)]).toEqual(['store Kn', 'draft.stored']);
});
