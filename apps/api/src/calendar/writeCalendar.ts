import { findLocalized, type Language } from '@lyceum/i18n';
import { hour, type Localized, languageQuery, toLine } from '@lyceum/rules';
import ICAL from 'ical.js';
import type { Context } from '../context.ts';
import type { TimedSession } from './timedSessions.ts';

/** How often calendar apps are asked to read a subscribed calendar. */
const calendarRefreshMs = hour;

// The library does not count the space at the start of a continued line. RFC 5545 allows 75 octets.
ICAL.foldLength = 74;

/**
 * Sessions as an iCalendar file in a language. Times are in UTC: a session is one moment, which calendar apps show in
 * their own zone, also across changes of the clock. The text depends on nothing else, so that unchanged sessions have
 * the same ETag.
 */
export function writeCalendar(
  { texts, settings: { publicUrl } }: Pick<Context, 'texts' | 'settings'>,
  sessions: readonly TimedSession[],
  language: Language,
): string {
  const calendar = new ICAL.Component('vcalendar');
  const name = texts(language, 'server:calendar.name');
  const refresh = ICAL.Duration.fromSeconds(calendarRefreshMs / 1000);
  calendar.updatePropertyWithValue('prodid', '-//Lyceum//Lyceum//EN');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('calscale', 'GREGORIAN');
  calendar.addProperty(propertyOf('name', 'text', name));
  calendar.addProperty(propertyOf('x-wr-calname', 'text', name));
  calendar.addProperty(propertyOf('refresh-interval', 'duration', refresh));
  calendar.addProperty(propertyOf('x-published-ttl', 'duration', refresh));
  for (const session of sessions) {
    const { id, position, title, startsAt, durationMinutes, meetingUrl, course } = session;
    const nameOfSession =
      (title && findLocalized(title, language)?.text) ||
      texts(language, 'server:calendar.session', { number: position });
    const url = `${publicUrl}/course/${encodeURIComponent(course.id)}?${languageQuery}=${language}`;
    const event = new ICAL.Component('vevent');
    event.updatePropertyWithValue('uid', id);
    event.updatePropertyWithValue('dtstamp', ICAL.Time.fromJSDate(session.changedAt, true));
    event.updatePropertyWithValue('last-modified', ICAL.Time.fromJSDate(session.changedAt, true));
    event.updatePropertyWithValue('sequence', session.revision);
    event.updatePropertyWithValue('dtstart', ICAL.Time.fromJSDate(startsAt, true));
    event.updatePropertyWithValue('dtend', ICAL.Time.fromJSDate(endOf(startsAt, durationMinutes), true));
    // The library leaves a carriage return as it is, which would end the line.
    event.updatePropertyWithValue('summary', toLine(`${nameIn(course.name, language)}: ${nameOfSession}`));
    event.updatePropertyWithValue('status', course.isPublished ? 'CONFIRMED' : 'TENTATIVE');
    event.updatePropertyWithValue('url', url);
    // Several apps do not show the URL of an event.
    event.updatePropertyWithValue('description', url);
    if (meetingUrl !== null) event.updatePropertyWithValue('location', toLine(meetingUrl));
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}

function propertyOf(name: string, type: 'text' | 'duration', value: string | ICAL.Duration): ICAL.Property {
  const property = new ICAL.Property(name);
  property.resetType(type);
  property.setValue(value);
  return property;
}

const endOf = (start: Date, minutes: number) => new Date(start.getTime() + minutes * 60_000);

const nameIn = (name: Localized, language: Language) =>
  findLocalized(name, language)?.text ?? Object.values(name).find((text) => text) ?? '';
