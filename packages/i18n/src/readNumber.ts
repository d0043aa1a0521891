import { latinDigits } from '@lyceum/rules';

interface Separators {
  group: string;
  decimal: string;
}

/** The separators of a language (CLDR). */
function separatorsOf(language: string): Separators {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(12_345.6);
  const find = (partType: string) => parts.find(({ type }) => type === partType)?.value ?? '';
  return { group: find('group'), decimal: find('decimal') };
}

const number = /^(?:\d+|[1-9]\d{0,2}(?: \d{3})+)(?:\.(?<decimals>\d+))?$/;

/**
 * The number, or null if it is not written with these separators, or has more decimals. Spaces and apostrophes group
 * everywhere.
 */
function readWith(
  { group, decimal }: Separators,
  text: string,
  mostDecimals = Number.POSITIVE_INFINITY,
): number | null {
  const parts = text.replace(/[\s'’٬]/g, ' ').replace(/[٫.,]/g, (sign) => {
    if (sign === decimal || sign === '٫') return '.';
    return sign === group ? ' ' : '?';
  });
  const { decimals = '' } = number.exec(parts)?.groups ?? {};
  if (!number.test(parts) || decimals.length > mostDecimals) return null;
  return Number(parts.replaceAll(' ', ''));
}

const conventions = [
  { group: ',', decimal: '.' },
  { group: '.', decimal: ',' },
] as const;

/**
 * What a number that someone typed can mean, in Latin, Arabic-Indic or Persian digits: one number, two if its separator
 * is ambiguous, or none. The separators of the language come first: `1,000` is a thousand in English. A separator
 * before three digits that does not group them in this language may be a decimal or a foreign one: `1.000` is one or a
 * thousand.
 */
export function readNumber(text: string, language: string): readonly number[] {
  const plain = latinDigits(text.trim()).replaceAll('،', ',');
  const own = separatorsOf(language);
  const read = readWith(own, plain);
  if (read !== null && !plain.includes(own.decimal)) return [read];
  // With a foreign separator, more decimals are rather a slip: `1,0000` in English.
  const readings = [read, ...conventions.map((convention) => readWith(convention, plain, 3))];
  return [...new Set(readings.filter((reading) => reading !== null))];
}

/** The text of a number in a field: the language's decimal separator, and no groups. */
export const numberText = (value: number, language: string) =>
  String(value).replace('.', separatorsOf(language).decimal);
