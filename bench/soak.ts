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
/** A full load that lets the memory grow by less has found it warm. */
const warmGrowth = 0.02;
const sampleEveryMs = 5000;
const growthAtMost = 0.1;
/** A machine that stops for some seconds lets calls run into their time limits, whoever stopped it. */
const failuresAtMost = 0.01;
/** Longer than the pool keeps a connection that nobody uses: looking at the server uses some itself. */
const lookEveryMs = 35_000;
const handlesGoneWithinMs = 150_000;
const endsWithinMs = 10_000;

const engine = engineOf(process.argv[2]);
const minutes = Number(process.argv[3] ?? 30);
const seconds = minutes * 60;
const { server, address, collect, figures, openFiles, tidy } = await startWorld(engine, courses);
const broken: string[] = [];

interface Sample {
  /** What the process takes of the machine's memory. */
  memory: number;
  /** What is kept, in the heap and beside it. */
  kept: number;
  files: number;
  handles: number;
  /** How long nothing was done, at the longest, since the sample before. */
  stoppedMs: number;
}

async function sample(): Promise<Sample> {
  await collect();
  const figure = await figures();
  return {
    memory: figure('process_resident_memory_bytes'),
    kept: figure('nodejs_heap_size_used_bytes') + figure('nodejs_external_memory_bytes'),
    files: await openFiles(),
    handles: figure('nodejs_active_resources_total'),
    stoppedMs: figure('nodejs_eventloop_lag_max_seconds') * 1000,
  };
}

/** The server once it holds no more than this, or after some minutes of waiting for that. */
async function settled({ files, handles }: Pick<Sample, 'files' | 'handles'>): Promise<Sample> {
  const giveUpAt = performance.now() + handlesGoneWithinMs;
  for (;;) {
    const now = await sample();
    if ((now.files <= files && now.handles <= handles) || performance.now() > giveUpAt) return now;
    await setTimeout(lookEveryMs);
  }
}

/**
 * Gives full loads until one takes hardly more memory than the one before. It is kept for the next one, and V8 lets the
 * young part of the heap grow at a moment of its own: when much in it is in use at once.
 * @returns how many it took
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

const mean = (samples: readonly Sample[], what: 'memory' | 'kept') =>
  samples.reduce((sum, one) => sum + one[what], 0) / samples.length;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

try {
  // The first opens what looking at the server takes itself.
  await sample();
  const { handles } = await sample();
  // What the first requests open once is to be open before.
  for (const requests of [reads(courses), signIns()]) {
    await drive({ address, requests, connections: 5, seconds: 5 });
  }
  const before = await settled({ files: Number.POSITIVE_INFINITY, handles });
  console.log(`  Warm after ${await warmUp()} full loads`);
  const samples: Sample[] = [];
  // Both stop together when the machine does; the server alone when it is too busy.
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
    ...wrongIn('sign-ins', signedIn, { failuresAtMost, asked: signInsPerSecond * seconds }),
  );

  // A fifth of the time to warm up; then a tenth at the beginning is compared with a tenth at the end.
  const warm = samples.slice(Math.floor(samples.length / 5));
  const tenth = Math.max(1, Math.floor(warm.length / 10));
  const refused = read.failures.length + signedIn.failures.length;
  console.log(
    `  ${minutes} min (${engine}), ${read.requests.total} reads, ${signedIn.requests.total} sign-ins, ${refused} of them no success, ${samples.length} samples`,
  );
  const moments = Array.from({ length: 11 }, (_, tenth) => Math.round(((samples.length - 1) * tenth) / 10));
  const course = moments.map((moment) => megabytes(samples[moment]?.memory ?? Number.NaN));
  console.log(`  Memory, from the beginning to the end: ${course.join(', ')}`);
  for (const what of ['memory', 'kept'] as const) {
    const [early, late] = [mean(warm.slice(0, tenth), what), mean(warm.slice(-tenth), what)];
    const growth = late / early - 1;
    const told = `${what} ${megabytes(early)} → ${megabytes(late)} (${(growth * 100).toFixed(1)} %)`;
    console.log(`  After the warm-up: ${told}`);
    // Not so where a figure is missing and this is no number.
    if (!(growth <= growthAtMost)) broken.push(`after the warm-up: ${told}`);
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
  console.log(`  Ended with ${code}, ${ms} ms after it was asked to`);
  if (code !== 0 || ms > endsWithinMs) broken.push('it did not end by itself in time');
} finally {
  await tidy();
}
endWith(broken);
