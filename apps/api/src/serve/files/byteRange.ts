import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from '../../platform/storage/storage.ts';

/** The part that a request asks for; null for the whole file, also if it asks for several parts or for another version. */
export function rangeOf(
  { range, 'if-range': version }: IncomingHttpHeaders,
  { sizeBytes, etag }: { sizeBytes: number; etag: string },
): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (version !== undefined && version !== etag) return null;
  const start = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  return start <= end ? { start, end } : 'unsatisfiable';
}
