import type { FastifyInstance } from 'fastify';
import { contentPolicy, trustedTypes } from '../browser/contentPolicy.ts';
import type { Context } from '../context.ts';
import type { Contract } from '../contract/document.ts';
import { requireAudience } from './audience.ts';
import { docsPage, docsStyle } from './docsPage.ts';

/** Serves the contract as `/openapi.json`, and as the page `/docs` without external resources. */
export function addDocs(app: FastifyInstance, contract: Contract, { settings }: Context): void {
  const page = docsPage(contract);
  // Serialized once: a hundred kilobytes for each request would be expensive.
  const json = JSON.stringify(contract.document);
  const readable = {
    onRequest: requireAudience(settings.operation.docs, settings),
    config: { rateClasses: ['page'] as const },
  };
  app.get('/openapi.json', readable, async (_request, reply) => {
    reply.type('application/json; charset=utf-8');
    return json;
  });
  app.get('/docs', readable, async (_request, reply) => {
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentPolicy({ 'style-src': ["'self'"], ...trustedTypes() }));
    return page;
  });
  app.get('/docs.css', readable, async (_request, reply) => {
    reply.type('text/css; charset=utf-8');
    return docsStyle;
  });
}
