import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { drive, reads, signIns, wrongIn } from './lib/traffic.ts';
import { endWith } from './lib/verdict.ts';
import { engineOf, startWorld } from './lib/world.ts';

// Half an hour of steady traffic: memory grows by less than a tenth after the warm-up, and when the traffic has gone,
// so has every handle that it took. The warm-up is as many full loads as take memory, and a fifth of the time.
// `npm run stress soak [embedded|postgres] [minutes]`.

const courses = 5000;
const readsPerSecond = 100;
const signInsPerSecond = 1;
const fullLoadConnections = 200;
const fullLoadSeconds = 30;
const fullLoadsAtMost = 6;
/** A full load that increases memory by less than this means that the server is warm. */
const warmGrowth = 0.02;
const sampleEveryMs = 5000;
const growthAtMost = 0.1;
/** A pause of the machine for some seconds makes calls exceed their time limits. */
const failuresAtMost = 0.01;
/** Longer than the pool keeps idle connections, because the measurement uses some as well. */
const pollEveryMs = 35_000;
const handlesGoneWithinMs = 150_000;
const endsWithinMs = 10_000;

const engine = engineOf(process.argv[2]);
const minutes = Number(process.argv[3] ?? 30);
const seconds = minutes * 60;
const { server, address, collect, metrics, openFiles, tidy } = await startWorld(engine, courses);
const broken: string[] = [];

interface Sample {
  /** The resident memory of the process. */
  memory: number;
  /** The used memory, on the heap and outside of it. */
  heap: number;
  files: number;
  handles: number;
  /** The longest pause since the previous sample. */
  stoppedMs: number;
}

async function sample(): Promise<Sample> {
  await collect();
  const metric = await metrics();
  return {
    memory: metric('process_resident_memory_bytes'),
    heap: metric('nodejs_heap_size_used_bytes') + metric('nodejs_external_memory_bytes'),
    files: await openFiles(),
    handles: metric('nodejs_active_resources_total'),
    stoppedMs: metric('nodejs_eventloop_lag_max_seconds') * 1000,
  };
}

/** Waits until the server holds no more than this, for some minutes at most. */
async function settled({ files, handles }: Pick<Sample, 'files' | 'handles'>): Promise<Sample> {
  const giveUpAt = performance.now() + handlesGoneWithinMs;
  for (;;) {
    const now = await sample();
    if ((now.files <= files && now.handles <= handles) || performance.now() > giveUpAt) return now;
    await setTimeout(pollEveryMs);
  }
}

/**
 * Applies full loads until one increases memory only slightly. The memory is reused by the next one; V8 grows the
 * young generation when much of it is in use at once.
 * @returns the number of loads
 */
async function warmUp(): Promise<number> {
  let before = 0;
  for (let count = 1; ; count++) {
    await drive({
      address,
      requests: reads(courses),
      connections: fullLoadConnections,
      seconds: fullLoadSeconds,
    });
    const { memory } = await sample();
    if (memory < before * (1 + warmGrowth) || count === fullLoadsAtMost) return count;
    before = memory;
  }
}

const mean = (samples: readonly Sample[], what: 'memory' | 'heap') =>
  samples.reduce((sum, one) => sum + one[what], 0) / samples.length;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

try {
  // The first sample opens what the measurement itself needs.
  await sample();
  const { handles } = await sample();
  // Open what the first requests open once.
  for (const requests of [reads(courses), signIns()]) {
    await drive({ address, requests, connections: 5, seconds: 5 });
  }
  const before = await settled({ files: Number.POSITIVE_INFINITY, handles });
  console.log(`  Warm after ${await warmUp()} full loads`);
  const samples: Sample[] = [];
  // Both pause if the machine does, only the server if it is overloaded.
  const ownStops = monitorEventLoopDelay();
  ownStops.enable();
  const traffic = Promise.all([
    drive({ address, requests: reads(courses), connections: 20, seconds, perSecond: readsPerSecond }),
    drive({ address, requests: signIns(), connections: 1, seconds, perSecond: signInsPerSecond }),
  ]);
  const isOver = traffic.then(() => true);
  while (!(await Promise.race([isOver, setTimeout(sampleEveryMs, false)]))) samples.push(await sample());
  const [read, signedIn] = await traffic;
  broken.push(
    ...wrongIn('reads', read, { failuresAtMost }),
    ...wrongIn('sign-ins', signedIn, { failuresAtMost, planned: signInsPerSecond * seconds }),
  );

  // A fifth of the time is the warm-up; then the first tenth is compared with the last.
  const warm = samples.slice(Math.floor(samples.length / 5));
  const tenth = Math.max(1, Math.floor(warm.length / 10));
  const refused = read.failures.length + signedIn.failures.length;
  console.log(
    `  ${minutes} min (${engine}), ${read.requests.total} reads, ${signedIn.requests.total} sign-ins, ${refused} of them no success, ${samples.length} samples`,
  );
  const moments = Array.from({ length: 11 }, (_, tenth) => Math.round(((samples.length - 1) * tenth) / 10));
  const course = moments.map((moment) => megabytes(samples[moment]?.memory ?? Number.NaN));
  console.log(`  Memory, from the beginning to the end: ${course.join(', ')}`);
  for (const what of ['memory', 'heap'] as const) {
    const [early, late] = [mean(warm.slice(0, tenth), what), mean(warm.slice(-tenth), what)];
    const growth = late / early - 1;
    const change = `${what} ${megabytes(early)} → ${megabytes(late)} (${(growth * 100).toFixed(1)} %)`;
    console.log(`  After the warm-up: ${change}`);
    // Also fails if a metric is missing (NaN).
    if (!(growth <= growthAtMost)) broken.push(`after the warm-up: ${change}`);
  }

  const stoppedMs = Math.max(...samples.map((one) => one.stoppedMs));
  const stops = [stoppedMs, ownStops.max / 1e6].map((ms) => `${Math.round(ms)} ms`);
  console.log(`  Longest stop: ${stops[0]}, of this script ${stops[1]}`);

  const after = await settled(before);
  console.log(
    `  Open files ${before.files} → ${after.files}, active resources ${before.handles} → ${after.handles}`,
  );
  if (!(after.files <= before.files)) broken.push(`${after.files - before.files} files stayed open`);
  if (!(after.handles <= before.handles))
    broken.push(`${after.handles - before.handles} resources stayed active`);

  const askedAt = performance.now();
  const code = await server.end('SIGTERM');
  const ms = Math.round(performance.now() - askedAt);
  console.log(`  Ended with ${code}, ${ms} ms after the signal`);
  if (code !== 0 || ms > endsWithinMs) broken.push('it did not end by itself in time');
} finally {
  await tidy();
}
endWith(broken);
