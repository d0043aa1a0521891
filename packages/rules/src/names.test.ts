import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as limits from './limits.ts';
import { cleanFullName, fullNamePattern, linePattern } from './names.ts';

test.each([
  'J.R. Smith',
  'J.R.R. Tolkien',
  'Dr. Amina El-Fassi',
  'Dr.Amina El-Fassi',
  'nour.haddad',
  "O'Brien",
  'O’Brien',
  'Jean-Luc',
  'Sammy Davis Jr.',
  'Ali @ Work',
  'AC/DC',
  'Smith, Jr./Sr.',
  'Marketing.Company',
  'محمد بن سلمان',
  'علی‌رضا',
  'نور\u200f حداد',
  'नन्द\u200dन',
  '山田 太郎',
  'X Æ A-12',
  '👩‍🏫 Mona',
  'ن'.repeat(limits.fullNameMaximum),
  '🌻'.repeat(limits.fullNameMaximum / 2),
])('%s is a valid name', (name) => {
  expect(fullNamePattern.test(name)).toBe(true);
  expect(cleanFullName(name)).toBe(name);
});

test.each([
  ['', ''],
  [' \t', ''],
  ['\u200c\u200f\u3164', ''],
  ['Your prize is waiting: https://evil.example\r\nBcc:', 'Your prize is waiting: Bcc:'],
  ['Nour\nHaddad', 'Nour Haddad'],
  ['Nour\u2028Haddad', 'Nour Haddad'],
  ['Nour \u202eddadaH', 'Nour ddadaH'],
  ['\u2067Nour\u2069', 'Nour'],
  ['Nour\u0085', 'Nour'],
  ['See HTTP://evil', 'See'],
  ['www.evil.example', ''],
  ['WWW.evil', ''],
  ['evil.example/prize', ''],
  ['evil.example:8080', ''],
  ['evil.example?prize', ''],
  ['Prize at evil.com!', 'Prize at'],
  ['Prize at EVIL.Org', 'Prize at'],
  ['موقع.شبكة/هدية', ''],
  ['eve@evil.example', ''],
  ['Eve <eve@evil.example>', 'Eve'],
])('%j is invalid, and is cleaned to %j', (text, left) => {
  expect(fullNamePattern.test(text)).toBe(false);
  expect(cleanFullName(text)).toBe(left);
});

test('the name of a course may contain an address, but no line break and no directional control', () => {
  for (const line of ['Node.js/Express', 'Sell on example.com', 'لغة C++'])
    expect(linePattern.test(line)).toBe(true);
  for (const line of ['Two\nlines', 'Turned \u202e', '\u2066Isolated\u2069', ' \u200d '])
    expect(linePattern.test(line)).toBe(false);
});

test.each([
  ['  Amal \n\t Haddad  ', 'Amal Haddad'],
  [` ${'a'.repeat(limits.fullNameMaximum)}`, 'a'.repeat(limits.fullNameMaximum)],
  ['a'.repeat(limits.fullNameMaximum + 1), 'a'.repeat(limits.fullNameMaximum)],
  [`${'a'.repeat(limits.fullNameMaximum - 1)} b`, 'a'.repeat(limits.fullNameMaximum - 1)],
  [`${'a'.repeat(limits.fullNameMaximum - 1)}🌻`, 'a'.repeat(limits.fullNameMaximum - 1)],
])('%j is cleaned to %j', (text, name) => {
  expect(cleanFullName(text)).toBe(name);
});

test('a cleaned name is always valid', () => {
  const piece = fc.constantFrom('www.', 'a.com', '://', '@', '.', '/', ' ', '\u202e', '\n', '🌻', 'ن', 'x');
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(piece, { maxLength: 80 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(text, (from) => {
      const name = cleanFullName(from);
      expect(name === '' || (fullNamePattern.test(name) && name.length <= limits.fullNameMaximum)).toBe(true);
      expect(name.isWellFormed()).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
