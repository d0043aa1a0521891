import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { Problem } from '../base/problems.ts';
import type { Context } from '../context/context.ts';
import { AddressConcurrency, type RequestSlot } from './addressConcurrency.ts';
import { clientKey } from './addresses.ts';
import { hasBody } from './httpServer.ts';

/** Paths for monitoring, exempt from load shedding. */
const monitoringPaths = new Set(['/healthz', '/readyz', '/metrics']);
const retryAfter = 1;
/** As many connections as a browser opens; further requests of the address wait. */
const workingPerAddress = 6;
/** Rendering a page blocks the event loop, so an address gets one page at a time, beside two files or calls. */
const pageCost = 4;

declare module 'fastify' {
  interface FastifyRequest {
    /** The slot of this request; null for API calls of a page, and without limits. */
    addressSlot: RequestSlot | null;
  }
}

/**
 * Sheds requests with a 503 while the maximum number is in progress: later ones would wait too long to be useful. A
 * request counts from the moment its body is complete. Requests of one address are limited further: over that limit
 * they get a 429. API calls of a page, which have no socket, are part of the page.
 */
export function addLoadShedding(app: FastifyInstance, { settings }: Context, registry: Registry): void {
  const { requestsAtOnce, requestsPerAddress } = settings.operation;
  const loads = new AddressConcurrency({ open: requestsPerAddress, working: workingPerAddress });
  let count = 0;
  new Gauge({
    name: 'http_server_active_requests',
    help: 'Requests in progress.',
    registers: [registry],
    collect() {
      this.set(count);
    },
  });
  const shed = new Counter({
    name: 'lyceum_http_server_requests_shed_total',
    help: 'Requests rejected because too many were in progress.',
    registers: [registry],
  });
  const refused = new Counter({
    name: 'lyceum_http_server_requests_address_limited_total',
    help: 'Requests rejected because too many requests of their client address were open.',
    registers: [registry],
  });

  const shedIfFull = () => {
    if (count < requestsAtOnce) return;
    shed.inc();
    throw new Problem('unavailable', { retryAfter });
  };
  const open = (request: FastifyRequest, { raw }: FastifyReply) => {
    if (settings.rates === null) return;
    const opened = loads.open(clientKey(request));
    if (!opened) {
      refused.inc();
      throw new Problem('tooManyRequests', { retryAfter });
    }
    request.addressSlot = opened;
    raw.once('close', opened.close);
  };
  const start = (request: FastifyRequest, { raw }: FastifyReply) => {
    if (!isMonitoring(request)) {
      shedIfFull();
      count += 1;
      raw.once('close', () => {
        count -= 1;
      });
    }
    return request.addressSlot?.startWork(costOf(request));
  };

  app.decorateRequest('addressSlot', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!isOverSocket(request)) return;
    open(request, reply);
    if (!readsBody(request)) return start(request, reply);
    if (!isMonitoring(request)) shedIfFull();
  });
  app.addHook('preValidation', async (request, reply) => {
    if (isOverSocket(request) && readsBody(request)) return start(request, reply);
  });
  // Sending is not work: a slow client does not delay the other requests of its address.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.addressSlot?.endWork();
    done();
  });
}

const isOverSocket = ({ raw }: FastifyRequest) => raw.socket instanceof Socket;

const isMonitoring = ({ routeOptions }: FastifyRequest) => monitoringPaths.has(routeOptions.url ?? '');

const costOf = ({ routeOptions }: FastifyRequest) =>
  routeOptions.config.rateClasses?.includes('page') ? pageCost : 1;

/** Whether Fastify reads a body before the handler. */
function readsBody({ method, raw }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && hasBody(raw);
}
