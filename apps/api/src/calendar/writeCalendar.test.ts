import { hostileNames } from '@lyceum/rules/test/hostileNames';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { expect, test } from 'vitest';
import { readSettings } from '../platform/settings/settings.ts';
import { writeCalendar } from './writeCalendar.ts';

const write = (name: string) =>
  writeCalendar(
    { settings: readSettings({}), texts: (_language, key) => key },
    [
      {
        id: 'one',
        position: 1,
        title: { en: name },
        startsAt: new Date('2027-01-01T10:00:00Z'),
        durationMinutes: 90,
        meetingUrl: null,
        revision: 0,
        changedAt: new Date(0),
        course: { id: 'knots', name: { en: name }, isPublished: true },
      },
    ],
    'en',
  );

test.each(hostileNames)('the name %j stays in its event', { tags: ['2.383'] }, (name) => {
  const calendar = write(name);
  for (const line of calendar.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/\p{Cc}/u);
  }
  convertIcsCalendar(undefined, calendar);
  const events = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent');
  expect(events.map((event) => event.getFirstPropertyValue('uid'))).toEqual(['one']);
  expect(events.flatMap((event) => event.getAllSubcomponents())).toEqual([]);
});
