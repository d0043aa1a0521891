import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { withTimeout } from '../base/withTimeout.ts';
import type { Context } from '../context/context.ts';
import type { Db } from '../database/open.ts';

/** Changes no row. A server that is read-only, such as a former primary, refuses it all the same. */
const acceptWrite = (db: Db) => sql`delete from catalog_change_log where false`.execute(db);

const timeoutMs = 2000;
/** Monitoring is exempt from rate limits. */
const unlimited = { config: { rateClasses: [] } };

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve requests; a 503 while the database is unavailable or
 * refuses writes, and during the shutdown.
 * @returns a function that starts the shutdown: readiness ends and keep-alive connections are closed
 */
export function addHealth(app: FastifyInstance, { db }: Context): () => void {
  let isStopping = false;
  app.get('/healthz', unlimited, async () => ({ status: 'alive' }));
  app.get('/readyz', unlimited, async (request, reply) => {
    if (!isStopping && (await responds())) return { status: 'ready' };
    request.log.warn(
      isStopping ? 'Not ready: it stops' : 'Not ready: the database does not answer or refuses writes',
    );
    return reply.status(503).header('retry-after', 2).send({ status: 'not ready' });
  });
  // An idle keep-alive connection would keep the process alive.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
  let pending: Promise<boolean> | null = null;
  // Concurrent checks share one query.
  const responds = () => {
    pending ??= withTimeout(
      acceptWrite(db).then(
        () => true,
        () => false,
      ),
      timeoutMs,
      () => false,
    ).finally(() => {
      pending = null;
    });
    return pending;
  };
  return () => {
    isStopping = true;
  };
}
