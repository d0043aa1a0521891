import { isSafeImageAddress } from '@lyceum/rules';

/** A stored image address as it may be shown: one from before the rule might hold credentials. */
export function toImage(stored: string | null): string | null {
  return stored !== null && isSafeImageAddress(stored) ? stored : null;
}
