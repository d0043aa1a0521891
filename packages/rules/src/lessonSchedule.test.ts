import { expect, test } from 'vitest';
import { canJoin } from './lessonSchedule.ts';

const schedule = { startsAt: '2027-03-08T17:00:00Z', durationMinutes: 90 };

test.each([
  ['16:44:59', false],
  ['16:45:00', true],
  ['18:29:59', true],
  ['18:30:00', false],
])('at %s UTC, a lesson from 17:00 to 18:30 can be joined: %s', { tags: ['2.293'] }, (time, expected) => {
  expect(canJoin(schedule, Date.parse(`2027-03-08T${time}Z`))).toBe(expected);
});

test('a lesson without a time can always be joined', { tags: ['2.293'] }, () => {
  expect(canJoin(null, 0)).toBe(true);
});
