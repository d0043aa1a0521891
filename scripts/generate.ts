import { run } from './lib/run.ts';

const { ok } = await run('node', ['packages/api-client/scripts/generate.ts'], { live: true });
process.exitCode = ok ? 0 : 1;
