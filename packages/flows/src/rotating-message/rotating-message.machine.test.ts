import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fuzz, unvisited } from '../../test/model-test.ts';
import { rotatingMessageMachine } from './rotating-message.machine.ts';

const events = [{ type: 'rotation.paused' }, { type: 'rotation.resumed' }];

test('reaches every state and takes every transition', () => {
  expect(unvisited(rotatingMessageMachine, { input: { count: 3 }, events })).toEqual([]);
});

test('keeps its invariants in any order of events', () =>
  fuzz(rotatingMessageMachine, {
    input: { count: 3 },
    events,
    holds: ({ context }) => expect([0, 1, 2]).toContain(context.index),
  }));

test('shows the next message every 6 s and starts again after the last', { tags: ['2.10'] }, () => {
  const clock = new SimulatedClock();
  const rotation = createActor(rotatingMessageMachine, { input: { count: 3 }, clock }).start();
  const indexes = [0, 1, 2, 3].map(() => {
    const { index } = rotation.getSnapshot().context;
    clock.increment(5999);
    const stayed = rotation.getSnapshot().context.index === index;
    clock.increment(1);
    return [index, stayed];
  });
  expect(indexes).toEqual([
    [0, true],
    [1, true],
    [2, true],
    [0, true],
  ]);
});

test('keeps the message while paused', () => {
  const clock = new SimulatedClock();
  const rotation = createActor(rotatingMessageMachine, { input: { count: 3 }, clock }).start();
  rotation.send({ type: 'rotation.paused' });
  clock.increment(60_000);
  expect(rotation.getSnapshot().context.index).toBe(0);
  rotation.send({ type: 'rotation.resumed' });
  clock.increment(6000);
  expect(rotation.getSnapshot().context.index).toBe(1);
});
