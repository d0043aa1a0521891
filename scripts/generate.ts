import { run } from './lib/run.ts';

const client = await run('node', ['packages/api-client/scripts/generate.ts'], { live: true });
const flows = await run('node', ['scripts/flow-pages.ts'], { live: true });
process.exitCode = client.ok && flows.ok ? 0 : 1;
