import { run } from './lib/run.ts';

// Breaks packages/flows and packages/rules in one place at a time, and tells which breaks no test noticed.
const only = process.argv.slice(2);
const { ok } = await run('stryker', ['run', ...(only.length > 0 ? ['--mutate', only.join(',')] : [])], {
  live: true,
});
process.exitCode = ok ? 0 : 1;
