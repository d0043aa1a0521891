import { expect, test } from 'vitest';
import { clockChangeAt, fromLocalInput, toLocalInput } from './zonedTime.ts';

test.each([
  ['UTC', '2027-03-08T17:00'],
  ['Africa/Cairo', '2027-03-08T19:00'],
  ['Asia/Tokyo', '2027-03-09T02:00'],
  ['America/New_York', '2027-03-08T12:00'],
  ['Asia/Kolkata', '2027-03-08T22:30'],
])('converts a moment to the clock of %s and back', { tags: ['2.212'] }, (timeZone, local) => {
  expect(toLocalInput('2027-03-08T17:00:00Z', timeZone)).toBe(local);
  expect(fromLocalInput(local, timeZone)).toBe('2027-03-08T17:00:00Z');
});

test.each([
  ['2027-03-28T01:30', '2027-03-28T00:30:00Z'],
  // The clock of Paris goes from 2:00 to 3:00, and in fall from 3:00 back to 2:00.
  ['2027-03-28T02:30', '2027-03-28T01:30:00Z'],
  ['2027-03-28T03:30', '2027-03-28T01:30:00Z'],
  ['2027-10-31T01:30', '2027-10-30T23:30:00Z'],
  ['2027-10-31T02:30', '2027-10-31T00:30:00Z'],
  ['2027-10-31T03:30', '2027-10-31T02:30:00Z'],
])('converts %s in Paris around a clock change', { tags: ['2.212'] }, (local, moment) => {
  expect(fromLocalInput(local, 'Europe/Paris')).toBe(moment);
});

test.each(['', 'tomorrow', '12027-03-08T17:00', '9999-12-31T23:59'])('returns null for %j', (value) => {
  expect(fromLocalInput(value, 'America/New_York')).toBeNull();
});

test('returns null before the year 1', () => {
  expect(fromLocalInput('0001-01-01T01:00', 'Asia/Tokyo')).toBeNull();
});

test.each([
  ['2027-03-28T01:59', 'Europe/Paris', null],
  ['2027-03-28T02:00', 'Europe/Paris', 'skipped'],
  ['2027-03-28T02:59', 'Europe/Paris', 'skipped'],
  ['2027-03-28T03:00', 'Europe/Paris', null],
  ['2027-10-31T01:59', 'Europe/Paris', null],
  ['2027-10-31T02:30', 'Europe/Paris', 'repeated'],
  ['2027-10-31T03:00', 'Europe/Paris', null],
  // The clock of Lord Howe Island changes by half an hour.
  ['2027-10-03T02:15', 'Australia/Lord_Howe', 'skipped'],
  ['2027-10-03T02:30', 'Australia/Lord_Howe', null],
  ['2027-06-01T02:30', 'Europe/Paris', null],
  ['tomorrow', 'Europe/Paris', null],
])('%s in %s is %s', { tags: ['2.295'] }, (local, timeZone, change) => {
  expect(clockChangeAt(local, timeZone)).toBe(change);
});
