import type { RateClass } from '@lyceum/rules';
import type { Context } from '../context.ts';
import { Problem } from '../problems.ts';
import { addToCounts, type Count, readCount } from './counts.ts';

/** Counts one more under a key that all processes share. @throws {Problem} 429 above the limit. */
export async function countOrRefuse(context: Context, rateClass: RateClass, key: string): Promise<void> {
  const limit = context.settings.rates?.[rateClass];
  const count = await countOne(context, rateClass, key);
  if (limit && count && count.count > limit.max) throw tooMany(context, count);
}

/** Counts one more, whatever the limit: for failures, which are counted after the fact. */
export async function countOne(context: Context, rateClass: RateClass, key: string): Promise<Count | null> {
  const limit = context.settings.rates?.[rateClass];
  if (!limit) return null;
  const now = context.now();
  const [count] = await addToCounts(
    context.db,
    [{ key: `${rateClass}:${key}`, by: 1, perMs: limit.perMs }],
    now,
  );
  return count ?? null;
}

/** @throws {Problem} 429 when the limit was reached before. */
export async function refuseIfReached(context: Context, rateClass: RateClass, key: string): Promise<void> {
  const limit = context.settings.rates?.[rateClass];
  if (!limit) return;
  const count = await readCount(context.db, `${rateClass}:${key}`, context.now());
  if (count && count.count >= limit.max) throw tooMany(context, count);
}

function tooMany({ now }: Context, { windowEndsAt }: Count): Problem {
  const retryAfter = Math.max(1, Math.ceil((windowEndsAt.getTime() - now().getTime()) / 1000));
  return new Problem('tooManyRequests', { retryAfter });
}
