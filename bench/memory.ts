import { setTimeout as wait } from 'node:timers/promises';
import { record, table } from './lib/results.ts';
import { drive, reads, wrongIn } from './lib/traffic.ts';
import { endWith } from './lib/verdict.ts';
import { type Engine, engineOf, product, startWorld } from './lib/world.ts';

// The memory of a process of the product on each engine: idle after a first page, and after 100,000 requests for pages and
// calls. `npm run stress memory [requests]`.

const courses = 5000;
const requestCount = Number(process.argv[2] ?? 100_000);
const connections = 20;
const seconds = 10;
const idleMs = 5000;
const bounds: Record<Engine, { idle: number; loaded: number }> = {
  postgres: { idle: 200, loaded: 350 },
  embedded: { idle: 350, loaded: 550 },
};

const pages = Array.from({ length: 200 }, (_, turn) => [
  '/',
  `/category/category-${turn + 1}`,
  `/course/course-${turn + 1}`,
]).flat();
const requests = [...pages.map((path) => ({ method: 'GET', path }) as const), ...reads(courses)];

const broken: string[] = [];
const rows = [];
for (const engine of ['postgres', 'embedded'].map(engineOf)) {
  const { address, metrics, tidy } = await startWorld(engine, courses, { entry: product });
  const memory = async () => Math.round((await metrics())('process_resident_memory_bytes') / 2 ** 20);
  try {
    await (await fetch(address)).text();
    await wait(idleMs);
    const idle = await memory();
    for (let sent = 0; sent < requestCount; ) {
      const result = await drive({ address, requests, connections, seconds, visitors: 500 });
      broken.push(...wrongIn(engine, result));
      sent += result.requests.total;
    }
    await wait(idleMs);
    const loaded = await memory();
    const bound = bounds[engine];
    if (idle > bound.idle) broken.push(`${engine}: ${idle} MB when idle, above ${bound.idle}`);
    if (loaded > bound.loaded) broken.push(`${engine}: ${loaded} MB after load, above ${bound.loaded}`);
    rows.push({ Engine: engine, 'Idle, MB': idle, [`After ${requestCount} requests, MB`]: loaded });
  } finally {
    await tidy();
  }
}
record('Memory of a process', table(rows));
endWith(broken);
