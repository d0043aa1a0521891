import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { buildStorybook } from '../tools/builds.ts';
import { root } from '../tools/run.ts';
import { reports } from './lib/reports.ts';

// Tests the stories of the built Storybook and compares them with their baselines. `--update` accepts all visual changes. Other
// arguments select stories by parts of the paths of their files; without any, the tests with keyboard and pointer follow, which
// `--visual` leaves out.
const options = { visual: { type: 'boolean' }, update: { type: 'boolean' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });

const run = (command: string, ...args: string[]) =>
  execa(command, args, {
    cwd: root,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'stories.json') },
    stdio: 'inherit',
    reject: false,
  });

await buildStorybook();
const changed = join(reports, 'visual');
rmSync(changed, { recursive: true, force: true });
mkdirSync(changed, { recursive: true });
const selected = positionals.length > 0 ? [`--grep=${positionals.join('|')}`] : [];
const config = '--config=e2e/stories.config.ts';
const tests = await run(
  'playwright',
  'test',
  config,
  '--project=every-story',
  '--reporter=dot,json',
  ...selected,
);
const review = await run('node', '.storybook/review/main.ts', values.update ? 'accept-all' : 'report');
const isWhole = process.argv.length === 2;
const input = isWhole ? await run('pnpm', 'run', 'part:input') : null;
process.exitCode = tests.failed || review.failed || input?.failed ? 1 : 0;
