import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { Problem } from '../problems.ts';
import { AddressConcurrency, type OpenRequest } from './addressConcurrency.ts';
import { addressKey } from './addresses.ts';

/** What watches the server has to get through when nobody else does. */
const watching = new Set(['/healthz', '/readyz', '/metrics']);
const retryAfter = 1;
/** As many connections as a browser opens; the other requests of the address wait. */
const workingPerAddress = 6;
/** Rendering a page blocks the event loop, so an address gets one page at a time, beside two files or calls. */
const pageCost = 4;

declare module 'fastify' {
  interface FastifyRequest {
    /** The request among those of its address; null for a page's own calls, and where there are no limits. */
    ofAddress: OpenRequest | null;
  }
}

/**
 * Refuses requests with a 503 while as many are worked on as the settings allow: whoever comes later would wait so
 * long that nobody has use for the answer. A request counts from the moment its body is complete. The requests of one
 * address are limited further: beyond that they get a 429. A page's own calls, which come over no socket, are part of
 * the page.
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

  const refuseWhenFull = () => {
    if (count < requestsAtOnce) return;
    shed.inc();
    throw new Problem('unavailable', { retryAfter });
  };
  const open = (request: FastifyRequest, { raw }: FastifyReply) => {
    if (settings.rates === null) return;
    const opened = loads.open(addressKey(request.ip));
    if (!opened) {
      refused.inc();
      throw new Problem('tooManyRequests', { retryAfter });
    }
    request.ofAddress = opened;
    raw.once('close', opened.close);
  };
  const start = (request: FastifyRequest, { raw }: FastifyReply) => {
    if (!isWatching(request)) {
      refuseWhenFull();
      count += 1;
      raw.once('close', () => {
        count -= 1;
      });
    }
    return request.ofAddress?.startWork(costOf(request));
  };

  app.decorateRequest('ofAddress', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!isFromOutside(request)) return;
    open(request, reply);
    if (!hasBody(request)) return start(request, reply);
    if (!isWatching(request)) refuseWhenFull();
  });
  app.addHook('preValidation', async (request, reply) => {
    if (isFromOutside(request) && hasBody(request)) return start(request, reply);
  });
  // Sending the answer is no work: a client that reads slowly keeps nobody else of its address waiting.
  app.addHook('onSend', async (request) => request.ofAddress?.endWork());
}

const isFromOutside = ({ raw }: FastifyRequest) => raw.socket instanceof Socket;

const isWatching = ({ routeOptions }: FastifyRequest) => watching.has(routeOptions.url ?? '');

const costOf = ({ routeOptions }: FastifyRequest) =>
  routeOptions.config.rateClasses?.includes('page') ? pageCost : 1;

/** Whether Fastify reads a body before it goes on. */
function hasBody({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
