import { createHash } from 'node:crypto';
import type { RateClass } from '@lyceum/rules';
import type { Context } from '../context.ts';
import { Problem } from '../problems.ts';
import { addToCounts } from './counts.ts';

/** Counts one more under a key that all processes share. @throws {Problem} 429 above the limit. */
export async function consumeOrThrow(context: Context, rateClass: RateClass, key: string): Promise<void> {
  const limit = context.settings.rates?.[rateClass];
  if (!limit) return;
  const now = context.now();
  const additions = [{ key: `${rateClass}:${key}`, by: 1, perMs: limit.perMs }];
  const [count] = await addToCounts(context.db, additions, now);
  if (count && count.count > limit.max) throw tooMany(context, count.windowEndsAt);
}

/** What counts are kept under for an e-mail address. A digest: it may belong to people who have no account here. */
export function keyOfEmail(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}

/** The refusal of whoever has to wait until then. */
export function tooMany({ now }: Context, until: Date): Problem {
  const seconds = Math.ceil((until.getTime() - now().getTime()) / 1000);
  return new Problem('tooManyRequests', { retryAfter: Math.max(1, seconds) });
}
