import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cleanFullName,
  fullNameMaximum,
  fullNamePattern,
  isFullName,
  isVisible,
  linePattern,
} from './names.ts';

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
  'ن'.repeat(fullNameMaximum),
  '🌻'.repeat(fullNameMaximum),
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

test.each([
  ['Lyceum Support', 'Support'],
  ['LYCEUM', ''],
  ['The Lycéum-Team', 'The'],
  ['Ｌｙｃｅｕｍ Admin', 'Admin'],
  ['L\u200By\u200Bceum Help', 'Help'],
  ['Lусеum Help', 'Help'],
  ['L y c e u m', ''],
  ['L.Y.C.E.U.M', ''],
  ['Lyce-um', ''],
  ['1yceum', ''],
  // With Greek letters: a capital Upsilon, a capital Mu.
  ['L\u03a5CEUM Help', 'Help'],
  ['LYCEU\u039c Help', 'Help'],
])('%j is reserved for the product, and is cleaned to %j', { tags: ['2.491'] }, (text, left) => {
  expect(isFullName(text)).toBe(false);
  expect(cleanFullName(text)).toBe(left);
});

test.each(['Cecily Ceumont', 'Lyce Umar', 'Ly Ce', 'Lycée Moreau'])('%j is not reserved', (name) => {
  expect(isFullName(name)).toBe(true);
});

test.each([
  '',
  ' \n',
  '\u2800',
  '\u200B',
  '\u3164',
  '\u2800 \u200B\u3164\uFFA0',
  '\u0001',
  '\u{E0041}',
  '\u00AD',
])('%j is no visible text', { tags: ['2.491'] }, (text) => {
  expect(isVisible(text)).toBe(false);
  expect(linePattern.test(text)).toBe(false);
});

test('the name of a course may contain an address, but no line break and no directional control', () => {
  for (const line of ['Node.js/Express', 'Sell on example.com', 'لغة C++'])
    expect(linePattern.test(line)).toBe(true);
  for (const line of ['Two\nlines', 'Turned \u202e', '\u2066Isolated\u2069', ' \u200d '])
    expect(linePattern.test(line)).toBe(false);
});

test.each([
  ['  Amal \n\t Haddad  ', 'Amal Haddad'],
  [` ${'a'.repeat(fullNameMaximum)}`, 'a'.repeat(fullNameMaximum)],
  ['a'.repeat(fullNameMaximum + 1), 'a'.repeat(fullNameMaximum)],
  [`${'a'.repeat(fullNameMaximum - 1)} b`, 'a'.repeat(fullNameMaximum - 1)],
  ['🌻'.repeat(fullNameMaximum + 1), '🌻'.repeat(fullNameMaximum)],
  ['Ada \uD83C', 'Ada'],
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
      expect(name === '' || (fullNamePattern.test(name) && Array.from(name).length <= fullNameMaximum)).toBe(
        true,
      );
      expect(name.isWellFormed()).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
