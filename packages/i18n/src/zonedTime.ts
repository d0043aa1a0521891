import type { Moment } from './format.ts';

/** The clock of a time zone, read as if it were UTC: milliseconds since 1970. */
function clockAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const day = `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`;
  return Date.parse(`${day}T${of('hour')}:${of('minute')}:${of('second')}Z`);
}

/** The value of `<input type="datetime-local">` for a moment in a time zone: '2027-03-08T19:00'. */
export function toLocalInput(moment: Moment, timeZone: string): string {
  return new Date(clockAt(new Date(moment).getTime(), timeZone)).toISOString().slice(0, 16);
}

const dayMs = 24 * 60 * 60 * 1000;

/** The moments that the clock of a time zone shows a time with the offsets of the day before and the day after. */
function candidates(clock: number, timeZone: string): [earlier: number, later: number] {
  const withOffsetOf = (day: number) => clock - (clockAt(day, timeZone) - day);
  return [withOffsetOf(clock - dayMs), withOffsetOf(clock + dayMs)];
}

/**
 * Whether the clock of a time zone skips such an input in spring, or shows it twice in fall; null if neither, and for an
 * invalid input.
 */
export function clockChangeAt(value: string, timeZone: string): 'skipped' | 'repeated' | null {
  const clock = Date.parse(`${value.slice(0, 16)}:00Z`);
  if (Number.isNaN(clock)) return null;
  const [earlier, later] = candidates(clock, timeZone);
  if (earlier === later) return null;
  const occurs = [earlier, later].map((moment) => clockAt(moment, timeZone) === clock);
  if (occurs.every(Boolean)) return 'repeated';
  return occurs.some(Boolean) ? null : 'skipped';
}

/**
 * The moment of such an input, in ISO 8601, or null outside the years 1 to 9999. A time that the clock skips in spring is
 * moved an hour later. A time that it repeats in fall means the first one.
 */
export function fromLocalInput(value: string, timeZone: string): string | null {
  const clock = Date.parse(`${value.slice(0, 16)}:00Z`);
  if (Number.isNaN(clock) || !/^\d{4}-/.test(value)) return null;
  const [earlier, later] = candidates(clock, timeZone);
  // The offset of the day before is right, unless the clock has changed since.
  const isUnchanged = clockAt(earlier, timeZone) === clock || clockAt(later, timeZone) !== clock;
  const moment = new Date(isUnchanged ? earlier : later).toISOString();
  return /^(?!0000)\d{4}-/.test(moment) ? `${moment.slice(0, 16)}:00Z` : null;
}
