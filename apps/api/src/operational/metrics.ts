import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Context } from '../context.ts';
import type { Contract } from '../contract/document.ts';
import { requireAudience } from './audience.ts';

/** `/metrics`: Prometheus' text, by operation and status. @returns the registry, for further figures. */
export function addMetrics(app: FastifyInstance, contract: Contract, { settings }: Context): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'lyceum_request_seconds',
    help: 'How long answers of /v1 took.',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  for (const { id } of contract.operations) seconds.zero({ operation: id, status: '200' });
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation?.id;
    if (operation) seconds.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  const readable = { onRequest: requireAudience(settings.operation.metrics, settings) };
  app.get('/metrics', readable, async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
  return registry;
}
