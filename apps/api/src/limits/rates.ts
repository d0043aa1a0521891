import rateLimit from '@fastify/rate-limit';
import type { RateClass } from '@lyceum/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { addressKey } from '../operational/addresses.ts';
import { Problem } from '../problems.ts';
import { isPartOfPage } from './partOfPage.ts';
import { openSharedCounts, storeOver } from './store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request of this route counts as, for its address. @default ['general'] */
    rateClasses?: readonly RateClass[];
  }
}

/** These count what comes of a call, or whom it is about, which the handlers do. */
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
]);
const byDefault: readonly RateClass[] = ['general'];

/**
 * Counts every request of an address, of whatever route, and refuses it with a 429 above the limit. The counts are
 * shared by all processes.
 */
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
    const keyGenerator = (request: FastifyRequest) => `${rateClass}:${addressKey(request.ip)}`;
    limiters.set(rateClass, app.createRateLimit({ max, timeWindow: perMs, keyGenerator }));
  }
  app.addHook('onRequest', async (request) => {
    if (isPartOfPage()) return;
    for (const rateClass of request.routeOptions.config.rateClasses ?? byDefault) {
      const found = await limiters.get(rateClass)?.(request);
      if (found && !found.isAllowed && found.isExceeded) {
        throw new Problem('tooManyRequests', { retryAfter: Math.max(1, found.ttlInSeconds) });
      }
    }
  });
}
