import { createHash } from 'node:crypto';
import type { RateClass } from '@lyceum/rules';
import { Problem } from '../base/problems.ts';
import type { Context } from '../context/context.ts';
import { addToCounts } from './counts.ts';

/** Adds one to a counter that all processes share. @throws {Problem} 429 above the limit */
export async function consumeOrThrow(context: Context, rateClass: RateClass, key: string): Promise<void> {
  const limit = context.settings.rates?.[rateClass];
  if (!limit) return;
  const now = context.now();
  const additions = [{ key: `${rateClass}:${key}`, by: 1, perMs: limit.perMs }];
  const [count] = await addToCounts(context.db, additions, now);
  if (count && count.count > limit.max) throw tooManyRequests(context, count.windowEndsAt);
}

/** The counter key of an e-mail address. A digest, because the address may belong to someone without an account. */
export function keyOfEmail(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}

/** The error for a client that may try again at `until`. */
export function tooManyRequests({ now }: Context, until: Date): Problem {
  const seconds = Math.ceil((until.getTime() - now().getTime()) / 1000);
  return new Problem('tooManyRequests', { retryAfter: Math.max(1, seconds) });
}
