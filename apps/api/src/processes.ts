import cluster, { type Worker } from 'node:cluster';
import { setTimeout } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import { answerMetricsRequests } from './operational/processMetrics.ts';
import { readSettings } from './settings.ts';

export { StartupError } from './startupErrors.ts';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** A process that ends again and again must not keep the machine busy. */
const replaceAfterMs = 1000;

/**
 * Serves in this process, or in as many processes on one port as the settings say. This one then only starts, replaces
 * and stops them, so it loads nothing of the server.
 * @param entry the file that calls this function; the processes run it, too
 */
export async function runProcesses(entry: string, serve: () => Promise<void>): Promise<void> {
  const { processes } = readSettings(process.env).operation;
  if (cluster.isWorker || processes === 1) return serve();
  cluster.setupPrimary({ exec: entry, args: process.argv.slice(2) });
  answerMetricsRequests(new AggregatorRegistry());
  let isStopping = false;
  let hasFailed = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      for (const worker of workers()) worker.process.kill('SIGTERM');
    });
  }
  cluster.on('exit', async (worker, code, signal) => {
    if (isStopping) {
      hasFailed ||= code !== 0 && signal !== 'SIGTERM';
      if (workers().length === 0) process.exit(hasFailed ? 1 : 0);
      return;
    }
    console.error(`Server process ${worker.process.pid} ended with ${signal ?? code} and is replaced.`);
    await setTimeout(replaceAfterMs);
    if (!isStopping) cluster.fork();
    else if (workers().length === 0) process.exit(hasFailed ? 1 : 0);
  });
  await startFirst(() => isStopping);
  for (let count = 1; count < processes && !isStopping; count += 1) cluster.fork();
}

const workers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

/** Starts the first process, which migrates the database and reports what prevents the start. */
async function startFirst(isStopping: () => boolean): Promise<void> {
  const first = cluster.fork();
  await new Promise<void>((resolve) => {
    first.once('listening', () => resolve());
    first.once('exit', (code) => {
      if (!isStopping()) process.exit(code || 1);
    });
  });
  first.removeAllListeners('exit');
}
