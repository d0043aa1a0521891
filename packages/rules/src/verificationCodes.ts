import { latinDigits } from './latinDigits.ts';

/** Crockford's letters and digits: without those that look alike. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 4;
const lettersPerGroup = 5;

/** A verification code of 100 bits: `7K3QM-9XW2P-4HTRD-V8N6C`. @param bytes 20 random ones */
export function verificationCodeOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, groups * lettersPerGroup), (byte) => alphabet[byte % 32]);
  return inGroups(letters.join(''));
}

const inGroups = (letters: string) =>
  Array.from({ length: groups }, (_, group) =>
    letters.slice(group * lettersPerGroup, (group + 1) * lettersPerGroup),
  ).join('-');

/**
 * The verification code that someone typed, with other hyphens, small letters, other digits [2.490], or O, I and L instead of digits; null if it
 * is none.
 */
export function parseVerificationCode(typed: string): string | null {
  const letters = latinDigits(typed)
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const isCode =
    letters.length === groups * lettersPerGroup && [...letters].every((one) => alphabet.includes(one));
  return isCode ? inGroups(letters) : null;
}
