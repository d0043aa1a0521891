import { checks, makeRouteTypes } from './lib/checks.ts';
import { step } from './lib/run.ts';

const started = performance.now();
await step('Making the route types', makeRouteTypes);
let failed = 0;
const waiting = [...checks];

async function work() {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const { ok, output, seconds } = await check.work();
    console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${check.name} (${seconds.toFixed(1)} s)`);
    if (ok) continue;
    failed += 1;
    console.log(output);
    if (check.mend) console.log(`  To mend it: ${check.mend}`);
  }
}

await Promise.all([work(), work()]);
console.log(
  `  ${checks.length - failed} of ${checks.length} checks hold (${Math.round((performance.now() - started) / 1000)} s)`,
);
process.exitCode = failed > 0 ? 1 : 0;
