import { day, minute, second } from './units.ts';

/** Consecutive failures without a backoff. */
export const signInFailuresBeforeBackoff = 5;
const signInInitialBackoffMs = 30 * second;
export const signInMaximumBackoffMs = 15 * minute;
/** Failures are reset this long after the last one. */
export const signInFailuresResetAfterMs = day;

/**
 * The backoff of an account after a number of consecutive failures: none at first, then 30 s, doubling with each
 * failure up to 15 minutes.
 */
export function signInBackoffMs(failures: number): number {
  const doublings = failures - signInFailuresBeforeBackoff;
  if (doublings < 0) return 0;
  return Math.min(signInInitialBackoffMs * 2 ** doublings, signInMaximumBackoffMs);
}
