import { expect, test } from 'vitest';
import { parseVerificationCode, verificationCodeOf } from './verificationCodes.ts';

const bytes = Uint8Array.from({ length: 20 }, (_, index) => index * 13);

test('a code has four groups of unambiguous letters, and is parsed as it is written', () => {
  const code = verificationCodeOf(bytes);
  expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
  for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')}`])
    expect(parseVerificationCode(typed)).toBe(code);
  expect(parseVerificationCode('oO0iI-lL111-AAAAA-AAAAA')).toBe('00011-11111-AAAAA-AAAAA');
});

test('reads Arabic-Indic and Persian digits', { tags: ['2.490'] }, () => {
  expect(parseVerificationCode('٠١٢٣٤-٥٦٧٨٩-AAAAA-AAAAA')).toBe('01234-56789-AAAAA-AAAAA');
  expect(parseVerificationCode('۰۱۲۳۴-۵۶۷۸۹-AAAAA-AAAAA')).toBe('01234-56789-AAAAA-AAAAA');
});

test.each([
  '',
  'A',
  'AAAAA-AAAAA-AAAAA-AAAA',
  'AAAAA-AAAAA-AAAAA-AAAAAA',
  'AAAAA-AAAAA-AAAAA-AAAAU',
  'ÄAAAA-AAAAA-AAAAA-AAAAA',
])('%j is no code', (typed) => {
  expect(parseVerificationCode(typed)).toBeNull();
});
