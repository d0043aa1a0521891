import rateLimit from '@fastify/rate-limit';
import type { RateClass } from '@lyceum/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../base/problems.ts';
import { isPartOfPage } from '../caching/partOfPage.ts';
import type { Context } from '../context/context.ts';
import { clientKey } from '../http/addresses.ts';
import { openSharedCounts, storeOver } from './store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rate limits that apply to the route, by client address. @default ['general'] */
    rateClasses?: readonly RateClass[];
  }
}

/** Handlers count these themselves, because the count depends on the outcome or the account. */
const countedByHandlers: ReadonlySet<string> = new Set<RateClass>([
  'signIn',
  'signInSuccess',
  'accountSignIn',
  'mail',
  'mailHourly',
  'mailDaily',
  'recipientHourly',
  'recipientDaily',
  'application',
  'review',
  'favorite',
  'report',
  'courseCopy',
]);
const byDefault: readonly RateClass[] = ['general'];

/** Counts every request by client address, and rejects it with a 429 above a limit. All processes share the counts. */
export async function limitRates(app: FastifyInstance, { db, settings, now, log }: Context): Promise<void> {
  if (settings.rates === null) return;
  const counts = openSharedCounts(db, now, (error) =>
    log.warn(error, 'The shared counts of requests could not be settled'),
  );
  app.addHook('onClose', () => counts.close());
  await app.register(rateLimit, { global: false, store: storeOver(counts) });
  const limiters = new Map<string, ReturnType<FastifyInstance['createRateLimit']>>();
  for (const [rateClass, { max, perMs }] of Object.entries(settings.rates)) {
    if (countedByHandlers.has(rateClass)) continue;
    const keyGenerator = (request: FastifyRequest) => `${rateClass}:${clientKey(request)}`;
    limiters.set(rateClass, app.createRateLimit({ max, timeWindow: perMs, keyGenerator }));
  }
  app.addHook('onRequest', async (request) => {
    if (isPartOfPage()) return;
    for (const rateClass of request.routeOptions.config.rateClasses ?? byDefault) {
      const limit = await limiters.get(rateClass)?.(request);
      if (limit && !limit.isAllowed && limit.isExceeded) {
        throw new Problem('tooManyRequests', { retryAfter: Math.max(1, limit.ttlInSeconds) });
      }
    }
  });
}
