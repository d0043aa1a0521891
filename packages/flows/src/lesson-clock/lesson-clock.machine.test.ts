import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { lessonClockMachine } from './lesson-clock.machine.ts';

const start = Date.parse('2027-03-08T17:00:00Z');
const minute = 60_000;
const schedules = [{ startsAt: new Date(start).toISOString(), durationMinutes: 30 }];

beforeEach(() => {
  vi.useFakeTimers({ now: start - 16 * minute });
});
afterEach(() => {
  vi.useRealTimers();
});

const run = () => createActor(lessonClockMachine, { input: { schedules, now: Date.now() } }).start();

test('reads the clock when a lesson can be joined, and when it ends', { tags: ['2.293'] }, () => {
  const actor = run();
  const times: number[] = [];
  actor.subscribe(({ context }) => times.push((context.now - start) / minute));
  vi.advanceTimersByTime(minute);
  expect(times).toEqual([-15]);
  vi.advanceTimersByTime(44 * minute);
  expect(times.at(-1)).toBe(29);
  expect(actor.getSnapshot().status).toBe('active');
  vi.advanceTimersByTime(minute);
  expect(times.at(-1)).toBe(30);
  expect(actor.getSnapshot().value).toBe('over');
});

test('reads the clock within a minute after the device has slept', { tags: ['2.293'] }, () => {
  const actor = run();
  vi.setSystemTime(start);
  vi.advanceTimersByTime(minute);
  expect(actor.getSnapshot().context.now).toBe(start + minute);
});

test('ends at once without lessons that are still to come', () => {
  vi.setSystemTime(start + 60 * minute);
  expect(run().getSnapshot()).toMatchObject({ value: 'over', status: 'done' });
});
