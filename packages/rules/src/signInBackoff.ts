import * as limits from './limits.ts';

/**
 * The backoff of an account after a number of consecutive failures: none at first, then 30 s, doubling with each
 * failure up to 15 minutes.
 */
export function signInBackoffMs(failures: number): number {
  const doublings = failures - limits.signInFailuresBeforeBackoff;
  if (doublings < 0) return 0;
  return Math.min(limits.signInInitialBackoffMs * 2 ** doublings, limits.signInMaximumBackoffMs);
}
