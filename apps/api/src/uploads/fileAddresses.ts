import { createHmac, timingSafeEqual } from 'node:crypto';
import { minute } from '@lyceum/rules';
import type { Keys } from '../platform/tokens/tokenKeys.ts';

/** How long the address of a file is valid: at least this time, and at most twice as long [10.192]. */
export const fileAddressLifetimeMs = 15 * minute;

/** What an address is for. */
interface SignedFile {
  materialId: string;
  uploadId: string;
  courseId: string;
  userId: string;
}

interface AddressParts {
  /** In seconds since 1970. */
  expires: number;
  signature: string;
}

export const filesFolder = '/files/';

/**
 * The address from which one user can download a file for a while. It is the same for a quarter of an hour, so that the
 * response that contains it can be revalidated.
 */
export function fileAddress([key]: Keys, file: SignedFile, now: Date): string {
  const lifetime = fileAddressLifetimeMs;
  const expires = ((Math.floor(now.getTime() / lifetime) + 2) * lifetime) / 1000;
  const query = new URLSearchParams({
    user: file.userId,
    expires: String(expires),
    signature: sign(key, file, expires).toString('base64url'),
  });
  return `${filesFolder}${encodeURIComponent(file.materialId)}?${query}`;
}

/** Whether the server made an address, for this file, course and user. It may have expired. */
export function isSigned(keys: Keys, file: SignedFile, { expires, signature }: AddressParts): boolean {
  const received = Buffer.from(signature, 'base64url');
  return keys.some((key) => {
    const expected = sign(key, file, expires);
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
}

function sign(key: Uint8Array, file: SignedFile, expires: number): Buffer {
  const { materialId, uploadId, courseId, userId } = file;
  return createHmac('sha256', key)
    .update(JSON.stringify([materialId, uploadId, courseId, userId, expires]))
    .digest();
}
