/**
 * Parses a number with a point or a comma, in Latin or Arabic digits. NaN if invalid. `<input type="number">` is no
 * option, because it turns invalid input into an empty string.
 */
export function readNumber(text: string): number {
  const plain = text
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[,٫]/, '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The initial text of a number field. */
export const shownNumber = (value: number | null) =>
  value === null || Number.isNaN(value) ? '' : String(value);

/** Stands for a date without a time. It is not a valid moment, so that the schema rejects it. */
export const unfinished = 'unfinished';

/** The value of `<input type="datetime-local">` for a moment, in UTC as everywhere in the catalog. */
export const shownTime = (moment: string | null) =>
  moment === null ? '' : new Date(moment).toISOString().slice(0, 16);

/** The moment of such an input, in ISO 8601. */
export function readTime({ value, validity }: HTMLInputElement): string | null {
  if (validity.badInput) return unfinished;
  return value === '' ? null : `${value.slice(0, 16)}:00Z`;
}
