import type { FastifyInstance } from 'fastify';
import { contentPolicy, trustedTypes } from '../http/contentPolicy.ts';
import { docsPage, docsStyle } from './docsPage.ts';
import type { Contract } from './document.ts';

/** Serves the contract as `/openapi.json`, and as the page `/docs` without external resources. */
export function addDocs(app: FastifyInstance, contract: Contract): void {
  const page = docsPage(contract);
  // Serialized once: a hundred kilobytes for each request would be expensive.
  const json = JSON.stringify(contract.document);
  const limited = { config: { rateClasses: ['page'] as const } };
  app.get('/openapi.json', limited, async (_request, reply) => {
    reply.type('application/json; charset=utf-8');
    return json;
  });
  app.get('/docs', limited, async (_request, reply) => {
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentPolicy({ 'style-src': ["'self'"], ...trustedTypes() }));
    return page;
  });
  app.get('/docs.css', limited, async (_request, reply) => {
    reply.type('text/css; charset=utf-8');
    return docsStyle;
  });
}
