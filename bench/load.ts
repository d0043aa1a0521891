import { monitorEventLoopDelay } from 'node:perf_hooks';
import { drive, reads, signIns, wrongIn } from './lib/traffic.ts';
import { endWith } from './lib/verdict.ts';
import { engineOf, startWorld } from './lib/world.ts';

// 200 connections that read a catalog of 50,000 courses for a minute, while people sign in: no error, and of 100
// reads 99 within 250 ms. `npm run stress load [embedded|postgres] [seconds] [reads a second]`: without the last, each
// connection sends the next request as soon as it has a response, so that the server is never idle.

const courses = 50_000;
const connections = 200;
const signInConnections = 4;
const signInsPerSecond = 5;
const p99AtMostMs = 250;
const processorTime = 'process_cpu_seconds_total';

const engine = engineOf(process.argv[2]);
const seconds = Number(process.argv[3] ?? 60);
const readsPerSecond = process.argv[4] === undefined ? undefined : Number(process.argv[4]);
const readConnections = connections - signInConnections;
console.log(`  Filling a catalog of ${courses} courses (${engine})`);
const { address, metrics, tidy } = await startWorld(engine, courses);
const broken: string[] = [];
try {
  // Excludes caches and compilation on first use from the measurement.
  await drive({ address, requests: reads(courses), connections: 10, seconds: 20 });
  // A baseline: the cheapest response over the same connections, to compare results of different machines.
  const reference = await drive({
    address,
    requests: [{ method: 'GET', path: '/healthz' }],
    connections: readConnections,
    seconds: 10,
  });
  const before = await metrics();
  // Pauses of this script would add to the response times.
  const ownStops = monitorEventLoopDelay();
  ownStops.enable();
  const [read, signedIn] = await Promise.all([
    drive({
      address,
      requests: reads(courses),
      connections: readConnections,
      seconds,
      perSecond: readsPerSecond,
    }),
    drive({
      address,
      requests: signIns(),
      connections: signInConnections,
      seconds,
      perSecond: signInsPerSecond,
    }),
  ]);
  const after = await metrics();
  const { latency, requests } = read;
  const processorSeconds = after(processorTime) - before(processorTime);
  console.log(
    `  ${requests.total} reads in ${seconds} s (${Math.round(requests.average)}/s): median ${latency.p50} ms, p99 ${latency.p99} ms, longest ${latency.max} ms`,
  );
  console.log(`  Longest stop of this script: ${Math.round(ownStops.max / 1e6)} ms`);
  console.log(
    `  ${signedIn.requests.total} sign-ins: median ${signedIn.latency.p50} ms, p99 ${signedIn.latency.p99} ms`,
  );
  const share = (100 * requests.average) / reference.requests.average;
  console.log(
    `  In the same run /healthz gave ${Math.round(reference.requests.average)}/s: reads come at ${share.toFixed(0)} % of that`,
  );
  const perRequest = (1000 * processorSeconds) / (requests.total + signedIn.requests.total);
  console.log(
    `  The server used ${processorSeconds.toFixed(1)} s of processor time, ${perRequest.toFixed(2)} ms a request`,
  );
  broken.push(
    ...wrongIn('reads', read, { planned: readsPerSecond && readsPerSecond * seconds }),
    ...wrongIn('sign-ins', signedIn, { planned: signInsPerSecond * seconds }),
  );
  if (latency.p99 > p99AtMostMs) broken.push(`p99 of reads is ${latency.p99} ms, above ${p99AtMostMs} ms`);
} finally {
  await tidy();
}
endWith(broken);
