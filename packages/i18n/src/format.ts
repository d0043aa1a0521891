import { fallbackLanguage, languageDefinitions } from '@lyceum/rules';
import { acceptedLanguage } from './languages.ts';

const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.ListFormat>();

// Creating a formatter costs about fifty times as much as using it, and a list has dozens of prices.
function formatterOf<Formatter extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.ListFormat, Options>(
  Kind: new (language: string, options: Options) => Formatter,
  language: string,
  options: Options,
): Formatter {
  const key = `${Kind.name} ${language} ${JSON.stringify(options)}`;
  const existing = formatters.get(key);
  if (existing instanceof Kind) return existing;
  // Latin digits, so that the server and the browser render the same text, unless the tag has others: `ar-u-nu-arab`.
  const { numberingSystem = 'latn' } = new Intl.Locale(language);
  const formatter = new Kind(language, { ...options, numberingSystem });
  formatters.set(key, formatter);
  return formatter;
}

const symbols = { USD: '$', EUR: '€' } as const;

/** A price: an amount, or the translation of 'Free' for 0. Use `formatAmount` for a sum of prices. */
export function formatPrice(price: number, language: string, free: string): string {
  return price === 0 ? free : formatAmount(price, language);
}

/**
 * An amount in dollars, and in French in euros with the same number [9.4]. Whole amounts have no cents; others have two
 * decimals.
 */
export function formatAmount(amount: number, language: string): string {
  const currency = currencyOf(language);
  const parts = formatterOf(Intl.NumberFormat, language, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).formatToParts(amount);
  // In Arabic, Intl returns 'US$' even for the narrow symbol.
  return parts.map(({ type, value }) => (type === 'currency' ? symbols[currency] : value)).join('');
}

/** The currency of a language's prices as an ISO 4217 code, for structured data. */
export function currencyOf(language: string): 'USD' | 'EUR' {
  return languageDefinitions[acceptedLanguage(language) ?? fallbackLanguage].currency;
}

/** The currency sign of a language and whether it precedes the number, for price fields. */
export function currencySign(language: string): { sign: '$' | '€'; leads: boolean } {
  const sign = symbols[currencyOf(language)];
  return { sign, leads: formatAmount(1, language).startsWith(sign) };
}

/** A number with the language's separators. @param decimals the exact number of decimals @default up to three */
export function formatNumber(value: number, language: string, decimals?: number): string {
  const digits =
    decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return formatterOf(Intl.NumberFormat, language, digits).format(value);
}

/** @param percent 0 to 100, as in the progress of the API */
export function formatPercent(percent: number, language: string): string {
  return formatterOf(Intl.NumberFormat, language, {
    style: 'percent',
    maximumFractionDigits: 0,
  }).format(percent / 100);
}

const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** The size of a file, such as '2.4 MB' or '233 bytes'. */
function formatFileSize(bytes: number, language: string): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return formatterOf(Intl.NumberFormat, language, {
    style: 'unit',
    unit: units[step],
    // The short form of bytes has no plural in English.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** step);
}

/** The kind and the size of a file, such as 'PDF · 2.4 MB'. */
export const formatFile = (file: { type: string; sizeBytes: number }, language: string): string =>
  `${file.type.toUpperCase()} · ${formatFileSize(file.sizeBytes, language)}`;

/** An ISO 8601 text from the API, or a Date. */
export type Moment = string | Date;

/** A date such as 'Nov 21, 2026'. @param timeZone the same on the server and in the browser @default 'UTC' */
export function formatDate(moment: Moment, language: string, timeZone = 'UTC'): string {
  return formatterOf(Intl.DateTimeFormat, language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone,
  }).format(new Date(moment));
}

/** A month such as 'Nov 2026'. @param timeZone the same on the server and in the browser @default 'UTC' */
export function formatMonth(moment: Moment, language: string, timeZone = 'UTC'): string {
  const options = { year: 'numeric', month: 'short', timeZone } as const;
  return formatterOf(Intl.DateTimeFormat, language, options).format(new Date(moment));
}

/**
 * A date and time with the time zone, such as 'Thu, Nov 26, 2026, 2:00 PM UTC', without line breaks in the time.
 * @param timeZone the same on the server and in the browser @default 'UTC'
 */
export function formatDateTime(moment: Moment, language: string, timeZone = 'UTC'): string {
  const parts = formatterOf(Intl.DateTimeFormat, language, {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).formatToParts(new Date(moment));
  const time = parts.findIndex(({ type }) => type === 'hour');
  return parts.map(({ value }, index) => (index < time ? value : value.replace(/\s/g, '\u00A0'))).join('');
}

/** The date and time of an event in the zone of the visitor. */
export interface LocalTime {
  /** In the zone of the visitor: 'Mon, Mar 8, 2027, 7:00 PM GMT+2'. */
  local: string;
  /** The same in UTC, without the date if it is the same: '5:00 PM UTC'. Null if the zone of the visitor is UTC. */
  utc: string | null;
}

/** Formats date and time for the zone of a visitor, with UTC second. */
export function formatLocalTime(moment: Moment, language: string, timeZone: string): LocalTime {
  const local = formatDateTime(moment, language, timeZone);
  const utc = formatDateTime(moment, language);
  if (local === utc) return { local, utc: null };
  const isSameDay = formatDate(moment, language) === formatDate(moment, language, timeZone);
  return { local, utc: isSameDay ? formatTime(moment, language) : utc };
}

/** A time with the time zone, without line breaks: '5:00 PM UTC'. */
export function formatTime(moment: Moment, language: string, timeZone = 'UTC'): string {
  return formatterOf(Intl.DateTimeFormat, language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
    .format(new Date(moment))
    .replace(/\s/g, '\u00A0');
}

/** A day in the parts of a calendar. */
export interface CalendarDay {
  /** In full: 'Friday, November 27, 2026'. */
  full: string;
  /** 'Fri' */
  weekday: string;
  /** '27' */
  day: string;
  /** 'Nov' */
  month: string;
}

/** The day of an event in the zone of a visitor. Events of the same day have the same `full`. */
export function formatDay(moment: Moment, language: string, timeZone: string): CalendarDay {
  const date = new Date(moment);
  const format = (options: Intl.DateTimeFormatOptions) =>
    formatterOf(Intl.DateTimeFormat, language, { ...options, timeZone }).format(date);
  return {
    full: format({ dateStyle: 'full' }),
    weekday: format({ weekday: 'short' }),
    day: format({ day: 'numeric' }),
    month: format({ month: 'short' }),
  };
}

/** A duration in hours and minutes: '1 hr 30 min'. */
export function formatDuration(minutes: number, language: string): string {
  const parts = [
    { unit: 'hour', value: Math.floor(minutes / 60) },
    { unit: 'minute', value: minutes % 60 },
  ] as const;
  const texts = parts
    .filter(({ value }) => value > 0)
    .map(({ unit, value }) =>
      formatterOf(Intl.NumberFormat, language, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
      }).format(value),
    );
  return formatterOf(Intl.ListFormat, language, { type: 'unit', style: 'narrow' }).format(texts);
}

/** When a session takes place, in the zone of the visitor, and how long: 'Mon, Mar 8, 2027, 7:00 PM GMT+2 · 1 hr 30 min'. */
export function formatSessionTime(
  { startsAt, durationMinutes }: { startsAt: Moment; durationMinutes: number },
  language: string,
  timeZone: string,
): string {
  return `${formatDateTime(startsAt, language, timeZone)} · ${formatDuration(durationMinutes, language)}`;
}
