import cluster from 'node:cluster';
import { AggregatorRegistry, Gauge, type Registry } from 'prom-client';

const wanted = 'lyceum:metrics-wanted';
const collected = 'lyceum:metrics-collected';
type Message = { type?: unknown; text?: unknown };

/** Whether this process serves alone, or is the first of several. Its address is printed once. */
export const isFirstProcess = (): boolean => !cluster.isWorker || cluster.worker?.id === 1;

/** In the process that supervises the others: sends one of them the metrics of all. */
export function answerMetricsRequests(
  all: AggregatorRegistry<'text/plain; version=0.0.4; charset=utf-8'>,
): void {
  cluster.on('message', async (worker, { type }: Message) => {
    if (type !== wanted) return;
    const text = await all.clusterMetrics().catch(() => null);
    if (worker.isConnected()) worker.send({ type: collected, text });
  });
}

/** @returns a function that collects the metrics of all processes that share the port, added up */
export function collectFromProcesses(registry: Registry): () => Promise<string> {
  new Gauge({
    name: 'lyceum_server_processes',
    help: 'Processes that share the port.',
    registers: [registry],
  }).set(1);
  if (!cluster.isWorker) return () => registry.metrics();
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries(registry);
  let pending: Promise<string> | null = null;
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      const receive = ({ type, text }: Message) => {
        if (type !== collected) return;
        process.off('message', receive);
        if (typeof text === 'string') resolve(text);
        else reject(new Error('A process did not send its metrics'));
      };
      process.on('message', receive);
      process.send?.({ type: wanted });
    });
  return () => {
    pending ??= ask().finally(() => {
      pending = null;
    });
    return pending;
  };
}
