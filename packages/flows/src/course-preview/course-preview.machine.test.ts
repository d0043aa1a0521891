import type { Language } from '@lyceum/rules';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { done, failed, fuzz, unvisited } from '../../test/model-test.ts';
import { coursePreviewActors, coursePreviewMachine } from './course-preview.machine.ts';

const input = { language: 'en' } as const;
const inArabic = { type: 'language.chosen', language: 'ar' } as const;
const events = [
  inArabic,
  { type: 'viewer.chosen', viewer: 'learner' },
  { type: 'retry.requested' },
  done('loadTexts'),
  failed('loadTexts', new Error('no response')),
];

test('reaches every state and takes every transition', () => {
  expect(unvisited(coursePreviewMachine, { input, events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(coursePreviewMachine, {
    input,
    events,
    holds: ({ context, ...snapshot }) => {
      if (snapshot.matches('shown')) expect(context.visibleLanguage).toBe(context.language);
    },
  }));

test('keeps the page in the former language until the texts of the next one are loaded', {
  tags: ['2.394'],
}, async () => {
  const responses: [Language, PromiseWithResolvers<void>][] = [];
  const load = (language: Language) => {
    const response = Promise.withResolvers<void>();
    responses.push([language, response]);
    return response.promise;
  };
  const machine = coursePreviewMachine.provide({ actors: coursePreviewActors(load) });
  const actor = createActor(machine, { input }).start();
  responses[0]?.[1].resolve();
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  actor.send(inArabic);
  expect(actor.getSnapshot().context).toMatchObject({ language: 'ar', visibleLanguage: 'en' });
  responses[1]?.[1].reject(new TypeError());
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  actor.send({ type: 'retry.requested' });
  responses[2]?.[1].resolve();
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  expect([context.visibleLanguage, responses.map(([language]) => language)]).toEqual([
    'ar',
    ['en', 'ar', 'ar'],
  ]);
});
