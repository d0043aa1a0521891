/** The kind of a database error: a temporary outage, or a value that no column accepts. */
export type DatabaseErrorKind = 'away' | 'unusableValue';

// Classes 08 (connection), 53 (resources), 57 (operator), 40 (deadlock, serialization), 55P03 (lock) and 25P03 (idle).
const away = /^(?:08|53|57|40)\w{3}$|^55P03$|^25P03$/;
// Class 22, data exceptions: 22021 a NUL, 22P02 a malformed number, 2201X a negative OFFSET, 22003 out of range.
const unusableValue = /^22\w{3}$/;
const brokenConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const brokenConnectionText =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|after calling end on the pool|PGlite is closed|PGlite instance is already closed|driver has already been destroyed|not queryable/;

/** Classifies a thrown error; null if it does not come from the database. */
export function databaseErrorKind(error: unknown): DatabaseErrorKind | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (unusableValue.test(code)) return 'unusableValue';
  if (away.test(code) || brokenConnection.has(code) || brokenConnectionText.test(error.message))
    return 'away';
  if (error instanceof AggregateError) {
    return error.errors.map(databaseErrorKind).find((failure) => failure !== null) ?? null;
  }
  return null;
}

/** Whether an error is a violation of a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
