import type { CourseSession } from '@lyceum/api-client';
import { toLine } from '@lyceum/rules';
import { hostileNames } from '@lyceum/rules/test/hostileNames';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { courseCalendar } from './courseCalendar.ts';

const lesson = (number: number, startsAt: string | null): CourseSession => ({
  id: `5a1f7d2e-2f9e-4d56-8a57-0e6f0b7b9c2${number}`,
  number,
  title: null,
  schedule: startsAt === null ? null : { startsAt, durationMinutes: 90, timeZone: 'Europe/Paris' },
  meetingUrl: 'https://meet.example.org/knots?a=1,2;b=3',
  materials: [],
});

const file = (name: string) =>
  courseCalendar(
    {
      url: 'https://lyceum.example/course/knots',
      name,
      // Six in the evening in Paris, before and after the change of the clock.
      lessons: [
        lesson(1, '2027-03-27T17:00:00.000Z'),
        lesson(2, '2027-03-28T16:00:00.000Z'),
        lesson(3, null),
      ],
      nameOf: ({ number }) => `Session ${number}`,
    },
    new Date('2027-01-01T00:00:00Z'),
  );

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

test('contains each lesson with a time as an event in UTC', { tags: ['2.297'] }, () => {
  const events = eventsOf(file('Knots'));
  expect(
    events.map(({ uid, summary, location, startDate, endDate }) => ({
      ...{ uid, summary, location },
      time: [startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()],
    })),
  ).toEqual([
    {
      uid: lesson(1, null).id,
      summary: 'Knots: Session 1',
      location: lesson(1, null).meetingUrl,
      time: ['2027-03-27T17:00:00.000Z', '2027-03-27T18:30:00.000Z'],
    },
    {
      uid: lesson(2, null).id,
      summary: 'Knots: Session 2',
      location: lesson(2, null).meetingUrl,
      time: ['2027-03-28T16:00:00.000Z', '2027-03-28T17:30:00.000Z'],
    },
  ]);
  expect(file('Knots')).toContain('DTSTART:20270327T170000Z\r\n');
});

test.each(hostileNames)('escapes %j, and folds it by octets', { tags: ['2.297'] }, (name) => {
  const text = file(name);
  const escapedName = toLine(name);
  expect(eventsOf(text).map(({ summary }) => summary)).toEqual([
    `${escapedName}: Session 1`,
    `${escapedName}: Session 2`,
  ]);
  for (const line of text.split('\r\n')) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
});
