import { expect, test } from 'vitest';
import {
  currencyOf,
  currencySign,
  formatAmount,
  formatDate,
  formatDateTime,
  formatDay,
  formatDuration,
  formatFile,
  formatLocalTime,
  formatMonth,
  formatNumber,
  formatPercent,
  formatPrice,
  formatTime,
} from './format.ts';

const languages = ['en', 'ar', 'fr'] as const;

/** Removes the no-break spaces and direction marks of Intl, which are invisible. */
const plain = (text: string) => text.replace(/\p{Cf}/gu, '').replace(/\s/gu, ' ');
const inEach = (format: (language: (typeof languages)[number]) => string) =>
  languages.map((l) => plain(format(l)));

test('formats prices in dollars, and in French in euros with the same number', {
  tags: ['9.4'],
}, () => {
  expect(inEach((l) => formatPrice(49, l, ''))).toEqual(['$49', '49 $', '49 €']);
  expect(inEach((l) => formatPrice(1234.5, l, ''))).toEqual(['$1,234.50', '1,234.50 $', '1 234,50 €']);
  expect(languages.map(currencyOf)).toEqual(['USD', 'USD', 'EUR']);
});

test('formats a price of 0 as free, and a sum of 0 as an amount', () => {
  expect(languages.map((l) => formatPrice(0, l, 'Free'))).toEqual(['Free', 'Free', 'Free']);
  expect(inEach((l) => formatAmount(0, l))).toEqual(['$0', '0 $', '0 €']);
});

test('returns the currency sign and its side for each language', () => {
  expect(languages.map(currencySign)).toEqual([
    { sign: '$', leads: true },
    { sign: '$', leads: false },
    { sign: '€', leads: false },
  ]);
});

test('formats numbers with Latin digits in every language', { tags: ['9.4'] }, () => {
  expect(inEach((l) => formatNumber(12_345.678, l))).toEqual(['12,345.678', '12,345.678', '12 345,678']);
  expect(inEach((l) => formatNumber(4, l, 1))).toEqual(['4.0', '4.0', '4,0']);
  expect(inEach((l) => formatPercent(67, l))).toEqual(['67%', '67%', '67 %']);
});

test('formats dates independently of the time zone of the machine', { tags: ['9.4'] }, () => {
  const lateEvening = '2026-11-20T23:30:00Z';
  expect(inEach((l) => formatDate(lateEvening, l))).toEqual([
    'Nov 20, 2026',
    '20 نوفمبر 2026',
    '20 nov. 2026',
  ]);
  expect(plain(formatDate(lateEvening, 'en', 'Asia/Tokyo'))).toBe('Nov 21, 2026');
  expect(plain(formatDateTime(lateEvening, 'en'))).toBe('Fri, Nov 20, 2026, 11:30 PM UTC');
});

test('formats date and time for each language, without a line break in the time', () => {
  const early = '2026-11-26T02:00:00Z';
  expect(inEach((l) => formatDateTime(early, l))).toEqual([
    'Thu, Nov 26, 2026, 2:00 AM UTC',
    'الخميس، 26 نوفمبر 2026، 2:00 ص UTC',
    'jeu. 26 nov. 2026, 02:00 UTC',
  ]);
  expect(languages.map((l) => formatDateTime(early, l).split(/ (?=[^ ]*UTC)/)[1])).toEqual([
    '2:00\u00A0AM\u00A0UTC',
    '2:00\u00A0ص\u00A0UTC',
    '02:00\u00A0UTC',
  ]);
});

test('formats a month for each language', { tags: ['9.4'] }, () => {
  expect(inEach((l) => formatMonth('2026-11-01', l))).toEqual(['Nov 2026', 'نوفمبر 2026', 'nov. 2026']);
});

test('formats an event in the zone of the visitor, with UTC second', { tags: ['2.167'] }, () => {
  const evening = '2027-03-08T17:00:00Z';
  const inZone = (timeZone: string, language: (typeof languages)[number] = 'en') => {
    const { local, utc } = formatLocalTime(evening, language, timeZone);
    return [plain(local), utc && plain(utc)];
  };
  expect(inZone('Africa/Cairo')).toEqual(['Mon, Mar 8, 2027, 7:00 PM GMT+2', '5:00 PM UTC']);
  expect(inZone('Africa/Cairo', 'ar')[1]).toBe('5:00 م UTC');
  expect(inZone('Europe/Paris', 'fr')).toEqual(['lun. 8 mars 2027, 18:00 UTC+1', '17:00 UTC']);
  expect(inZone('Asia/Tokyo')).toEqual(['Tue, Mar 9, 2027, 2:00 AM GMT+9', 'Mon, Mar 8, 2027, 5:00 PM UTC']);
  expect(inZone('UTC')).toEqual(['Mon, Mar 8, 2027, 5:00 PM UTC', null]);
});

test('formats a day and a time in the zone of the visitor', { tags: ['2.231'] }, () => {
  const evening = '2026-11-27T23:30:00Z';
  expect(formatDay(evening, 'en', 'UTC')).toEqual({
    full: 'Friday, November 27, 2026',
    weekday: 'Fri',
    day: '27',
    month: 'Nov',
  });
  expect(formatDay(evening, 'fr', 'Asia/Tokyo')).toEqual({
    full: 'samedi 28 novembre 2026',
    weekday: 'sam.',
    day: '28',
    month: 'nov.',
  });
  expect(plain(formatDay(evening, 'ar', 'UTC').full)).toBe('الجمعة، 27 نوفمبر 2026');
  expect(inEach((l) => formatTime(evening, l, 'Asia/Tokyo'))).toEqual([
    '8:30 AM GMT+9',
    '8:30 ص غرينتش+9',
    '08:30 UTC+9',
  ]);
});

test.each([
  ['en', 233, 'PDF · 233 bytes'],
  ['en', 1, 'PDF · 1 byte'],
  ['en', 2_500_000, 'PDF · 2.4 MB'],
  ['fr', 233, 'PDF · 233 octets'],
  ['fr', 2048, 'PDF · 2 ko'],
  ['ar', 233, 'PDF · 233 بايت'],
] as const)('formats in %s a file of %d bytes as %j', (language, sizeBytes, text) => {
  expect(formatFile({ type: 'pdf', sizeBytes }, language).replace(/[\u00A0\u202F]/g, ' ')).toBe(text);
});

test.each([
  [5, 'en', '5 min'],
  [60, 'en', '1 hr'],
  [90, 'en', '1 hr 30 min'],
  [90, 'fr', '1 h 30 min'],
  [1440, 'ar', '24 س'],
] as const)('formats %d minutes in %s', { tags: ['2.293'] }, (minutes, language, text) => {
  expect(formatDuration(minutes, language).replace(/[\u00A0\u202F]/g, ' ')).toBe(text);
});

test('formats by any language tag, with Latin digits unless the tag has others', () => {
  const date = '2026-11-21T14:00:00Z';
  const format = (tag: string) => [
    plain(formatNumber(1234567.5, tag)),
    plain(formatDate(date, tag)),
    plain(formatDuration(90, tag)),
  ];
  expect(format('es')).toEqual(['1.234.567,5', '21 nov 2026', '1 h 30 min']);
  expect(format('he')).toEqual(['1,234,567.5', '21 בנוב׳ 2026', '1 שעה 30 דק׳']);
  expect(format('de')).toEqual(['1.234.567,5', '21. Nov. 2026', '1 Std., 30 Min.']);
  expect(formatNumber(1234, 'ar-u-nu-arab')).toBe('١٬٢٣٤');
  expect(formatNumber(1234, 'ar-EG')).toBe('1,234');
});
