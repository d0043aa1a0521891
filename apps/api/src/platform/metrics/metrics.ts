import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { Problem } from '../base/problems.ts';
import type { Context } from '../context/context.ts';
import { type Contract, routePath } from '../contract/document.ts';
import { requireLocalRequest } from '../http/localRequests.ts';
import type { Settings } from '../settings/settings.ts';

/** Serves `/metrics` in Prometheus' text format. @returns the registry for further metrics */
export function addMetrics(app: FastifyInstance, contract: Contract, { settings }: Context): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Duration of requests to /v1.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    // The boundaries that OpenTelemetry's semantic conventions advise.
    buckets: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
    registers: [registry],
  });
  for (const { method, path } of contract.operations) {
    const http_route = `/v1${routePath(path)}`;
    duration.zero({ http_request_method: method, http_route, http_response_status_code: '200' });
  }
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    if (!config.operation || url === undefined) return done();
    duration.observe(
      {
        http_request_method: request.method,
        http_route: url,
        http_response_status_code: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get('/metrics', { onRequest: forAudience(settings) }, async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
  return registry;
}

/** @throws {Problem} 404 if the metrics are off, 403 for other machines if they are for this one */
function forAudience(settings: Settings) {
  if (settings.operation.metrics === 'this-machine') return requireLocalRequest(settings);
  return async () => {
    if (settings.operation.metrics === 'off') throw new Problem('notFound');
  };
}
