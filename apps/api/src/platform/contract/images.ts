import { isSafeImageAddress } from '@lyceum/rules';

/** Returns a stored image address if it is safe to display: an old one may contain credentials. */
export function toImage(stored: string | null): string | null {
  return stored !== null && isSafeImageAddress(stored) ? stored : null;
}
