import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** `/healthz`: the process is alive. `/readyz`: it can serve, which is a 503 until the database answers. */
export function addHealth(app: FastifyInstance, { db }: Context): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (request, reply) => {
    const ready = !stopping && (await answers());
    if (ready) return { status: 'ready' };
    request.log.warn('Not ready: the database does not answer');
    return reply.status(503).header('retry-after', 2).send({ status: 'not ready' });
  });
  const answers = () =>
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
}
