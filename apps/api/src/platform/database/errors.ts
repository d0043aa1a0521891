/** The kind of a database error: a temporary outage, or a value that no column accepts. */
export type DatabaseErrorKind = 'away' | 'unusableValue';

// Classes 08 (connection), 28 (authorization), 53 (resources), 57 (operator), 58 (its disk), 40 (deadlock, serialization),
// 25006 (read-only), 25P03 (idle), 3D000 (no such database) and 55P03 (lock).
const away = /^(?:08|28|53|57|58|40)\w{3}$|^(?:25006|25P03|3D000|55P03)$/;
// Classes 08 and 57P (shutdown), and 25006: after a failover, the server of the connection is no longer the primary.
const unusableConnection = /^(?:08\w{3}|57P\w{2}|25006)$/;
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
  const code = codeOf(error);
  if (unusableValue.test(code)) return 'unusableValue';
  if (away.test(code) || brokenConnection.has(code) || brokenConnectionText.test(error.message))
    return 'away';
  if (error instanceof AggregateError) {
    return error.errors.map(databaseErrorKind).find((failure) => failure !== null) ?? null;
  }
  return null;
}

/** Whether further statements on the connection of this error would fail or wait: a new one may reach a server that works. */
export function isConnectionUnusable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return unusableConnection.test(codeOf(error)) || error.message === 'Query read timeout';
}

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether an error is a violation of a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
