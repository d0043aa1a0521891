import { Session } from 'node:inspector/promises';
import type { FastifyInstance } from 'fastify';

const checkEveryMs = 2000;
/** With at most this many requests since the last check, such as those of monitoring, the process is idle. */
const idleRequests = 4;
/** Fewer requests leave too little garbage for a collection. */
const worthwhileRequests = 1000;

/**
 * Returns memory to the system while the server listens and is idle: after the start, and after many requests. V8 keeps
 * the pages of a heap that was once large, and gives them back only to a collection for lack of memory. That stops the
 * process for some 100 ms, so it never happens during traffic.
 */
export function releaseIdleMemory(app: FastifyInstance): void {
  let requests = 0;
  let sinceCollection = Number.POSITIVE_INFINITY;
  let checking: NodeJS.Timeout | undefined;
  const check = async () => {
    const isIdle = requests <= idleRequests;
    sinceCollection += requests;
    requests = 0;
    if (!isIdle || sinceCollection < worthwhileRequests) return;
    sinceCollection = 0;
    await collectGarbage().catch((error: unknown) => app.log.warn(error, 'Failed to release memory'));
  };
  app.addHook('onRequest', (_request, _reply, done) => {
    requests += 1;
    done();
  });
  app.addHook('onListen', async () => {
    checking = setInterval(check, checkEveryMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(checking));
}

async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
