import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { withTimeout } from '../withTimeout.ts';

const patienceMs = 2000;
/** Whoever watches the server is never told to wait. */
const unlimited = { config: { rateClasses: [] } };

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, which is a 503 until the database answers, and again from
 * the moment on when the server is stopped.
 * @returns what to call when the server is to stop: from then on it is not ready, and lets go of connections
 */
export function addHealth(app: FastifyInstance, { db }: Context): () => void {
  let isStopping = false;
  app.get('/healthz', unlimited, async () => ({ status: 'alive' }));
  app.get('/readyz', unlimited, async (request, reply) => {
    if (!isStopping && (await answers())) return { status: 'ready' };
    request.log.warn(isStopping ? 'Not ready: it stops' : 'Not ready: the database does not answer');
    return reply.status(503).header('retry-after', 2).send({ status: 'not ready' });
  });
  // A connection that is kept for further requests would keep the process as well.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  let asked: Promise<boolean> | null = null;
  // Asked for a thousand times at once, the database is asked once.
  const answers = () => {
    asked ??= withTimeout(
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
      patienceMs,
      () => false,
    ).finally(() => {
      asked = null;
    });
    return asked;
  };
  return () => {
    isStopping = true;
  };
}
