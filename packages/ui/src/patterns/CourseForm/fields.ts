/**
 * The number that a person typed, with a point or a comma, in Latin or Arabic digits; NaN where it is none. Not
 * left to `<input type="number">`, which turns what it can't read into nothing.
 */
export function readNumber(text: string): number {
  const plain = text
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[,٫]/, '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** What a field for a number shows at first. */
export const shownNumber = (value: number | null) =>
  value === null || Number.isNaN(value) ? '' : String(value);

/** Not a moment, for a date without a time: the schema refuses it. */
export const unfinished = 'unfinished';

/** What `<input type="datetime-local">` shows of a moment: the clock of UTC, as the catalog shows it. */
export const shownTime = (moment: string | null) =>
  moment === null ? '' : new Date(moment).toISOString().slice(0, 16);

/** The moment, in ISO 8601, that such an input holds. */
export function readTime({ value, validity }: HTMLInputElement): string | null {
  if (validity.badInput) return unfinished;
  return value === '' ? null : `${value.slice(0, 16)}:00Z`;
}
