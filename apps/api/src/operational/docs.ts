import type { FastifyInstance } from 'fastify';
import type { Contract } from '../contract/document.ts';

/** `/openapi.json`, the contract as it is, and `/docs`, a page to read it. */
export function addDocs(app: FastifyInstance, contract: Contract): void {
  app.get('/openapi.json', async () => contract.document);
}
