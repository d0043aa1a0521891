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
