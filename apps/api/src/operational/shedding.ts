import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { Problem } from '../problems.ts';

/** What watches the server has to get through when nobody else does. */
const watching = new Set(['/healthz', '/readyz', '/metrics']);
const retryAfter = 1;

/**
 * Refuses requests with a 503 while as many are worked on as the settings allow: whoever comes later would wait so
 * long that nobody has use for the answer. A page's own calls, which come over no socket, are part of the page.
 */
export function addShedding(app: FastifyInstance, { settings }: Context, registry: Registry): void {
  const { requestsAtOnce } = settings.operation;
  let count = 0;
  new Gauge({
    name: 'lyceum_requests_at_work',
    help: 'Requests that are being worked on.',
    registers: [registry],
    collect() {
      this.set(count);
    },
  });
  const shed = new Counter({
    name: 'lyceum_requests_shed_total',
    help: 'Requests that were refused because too many were being worked on.',
    registers: [registry],
  });
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (!(raw.socket instanceof Socket) || watching.has(routeOptions.url ?? '')) return;
    if (count >= requestsAtOnce) {
      shed.inc();
      throw new Problem('unavailable', { retryAfter });
    }
    count += 1;
    reply.raw.once('close', () => {
      count -= 1;
    });
  });
}
