import { run } from './lib/run.ts';

const { ok } = await run('biome', ['check', '--write'], { live: true });
process.exitCode = ok ? 0 : 1;
