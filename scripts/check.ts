import { runChecks } from './lib/checks.ts';

const started = performance.now();
let held = 0;
let failed = 0;
await runChecks(({ name, mend }, { ok, output, seconds }) => {
  console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (ok) {
    held += 1;
    return;
  }
  failed += 1;
  console.log(output);
  if (mend) console.log(`  To mend it: ${mend}`);
});
console.log(
  `  ${held} of ${held + failed} checks hold (${Math.round((performance.now() - started) / 1000)} s)`,
);
process.exitCode = failed > 0 ? 1 : 0;
