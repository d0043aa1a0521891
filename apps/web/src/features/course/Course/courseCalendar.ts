import type { CourseSession } from '@lyceum/api-client';
import { toLine } from '@lyceum/rules';
import ICAL from 'ical.js';

// The library does not count the space at the start of a continued line. RFC 5545 allows 75 octets.
ICAL.foldLength = 74;

interface CalendarCourse {
  /** The address of the course page. */
  url: string;
  /** Its name, in the language of the page. */
  name: string;
  lessons: readonly CourseSession[];
  /** The name of a lesson: 'Session 1: Why types?'. */
  nameOf: (lesson: CourseSession) => string;
}

/**
 * The lessons that have a time as an iCalendar file. Times are in UTC, so they are right in every zone, also across
 * changes of the clock. A lesson keeps its `UID`: a file that is imported again updates its events.
 */
export function courseCalendar({ url, name, lessons, nameOf }: CalendarCourse, now: Date): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('prodid', '-//Lyceum//Lyceum//EN');
  calendar.updatePropertyWithValue('version', '2.0');
  for (const lesson of lessons) {
    const { id, schedule, meetingUrl } = lesson;
    if (!schedule) continue;
    const start = new Date(schedule.startsAt);
    const end = new Date(start.getTime() + schedule.durationMinutes * 60_000);
    const event = new ICAL.Component('vevent');
    event.updatePropertyWithValue('uid', id);
    event.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true));
    event.updatePropertyWithValue('dtstart', ICAL.Time.fromJSDate(start, true));
    event.updatePropertyWithValue('dtend', ICAL.Time.fromJSDate(end, true));
    // The library leaves a carriage return as it is, which would end the line.
    event.updatePropertyWithValue('summary', toLine(`${name}: ${nameOf(lesson)}`));
    event.updatePropertyWithValue('url', url);
    if (meetingUrl !== null) event.updatePropertyWithValue('location', toLine(meetingUrl));
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}
