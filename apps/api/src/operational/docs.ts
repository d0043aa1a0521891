import type { FastifyInstance } from 'fastify';
import type { Contract } from '../contract/document.ts';
import { docsPage, docsStyle } from './docsPage.ts';

/** `/openapi.json`, the contract as it is, and `/docs`, a page to read it by; nothing comes from elsewhere. */
export function addDocs(app: FastifyInstance, contract: Contract): void {
  const page = docsPage(contract);
  app.get('/openapi.json', async () => contract.document);
  app.get('/docs', async (_request, reply) => {
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
    return page;
  });
  app.get('/docs.css', async (_request, reply) => {
    reply.type('text/css; charset=utf-8');
    return docsStyle;
  });
}
