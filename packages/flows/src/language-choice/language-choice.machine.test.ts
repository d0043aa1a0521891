import type { Language } from '@lyceum/rules';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { done, failed, fuzz, settle, unvisited } from '../../test/model-test.ts';
import { languageChoiceActors, languageChoiceMachine } from './language-choice.machine.ts';

const choose = (language: Language, place: 'accountMenu' | 'list' = 'list') =>
  ({ type: 'language.chosen', language, place }) as const;
const events = [
  choose('ar'),
  choose('fr', 'accountMenu'),
  { type: 'page.left' },
  done('change'),
  failed('change', new Error('no texts')),
];

test('reaches every state and takes every transition', () => {
  expect(unvisited(languageChoiceMachine, { events })).toEqual([]);
});

test('keeps its invariants in any order of events', () => fuzz(languageChoiceMachine, { events }));

/** A loader that resolves or rejects when the test calls it. */
function start() {
  const calls: { language: Language; signal: AbortSignal; come: () => void; fail: () => void }[] = [];
  const actors = languageChoiceActors(
    (language, signal) =>
      new Promise((come, reject) => {
        calls.push({ language, signal, come, fail: () => reject(new Error('no texts')) });
      }),
  );
  const actor = createActor(languageChoiceMachine.provide({ actors })).start();
  return { actor, calls };
}

test('shows a failed change in its menu until another choice or another page', {
  tags: ['4.25'],
}, async () => {
  const { actor, calls } = start();
  actor.send(choose('ar', 'accountMenu'));
  calls[0]?.fail();
  await settle();
  expect(actor.getSnapshot()).toMatchObject({
    value: 'failed',
    context: { language: 'ar', place: 'accountMenu' },
  });
  actor.send(choose('ar'));
  expect(actor.getSnapshot().value).toBe('changing');
  calls[1]?.fail();
  await settle();
  actor.send({ type: 'page.left' });
  expect(actor.getSnapshot().value).toBe('settled');
});

test('aborts the previous choice: the last one wins', { tags: ['4.25'] }, async () => {
  const { actor, calls } = start();
  actor.send(choose('ar'));
  actor.send(choose('fr'));
  expect(calls.map(({ language, signal }) => [language, signal.aborted])).toEqual([
    ['ar', true],
    ['fr', false],
  ]);
  calls[0]?.fail();
  await settle();
  expect(actor.getSnapshot().value).toBe('changing');
  calls[1]?.come();
  await settle();
  expect(actor.getSnapshot().value).toBe('settled');
});
