import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { reports } from './lib/reports.ts';
import { runStories, runStorySpecs } from './lib/stories.ts';

const words = process.argv.slice(2);
const update = words.includes('--update');
const only = words.filter((word) => !word.startsWith('--'));

rmSync(join(reports, 'pictures'), { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let { failed } = await runStories({ update, only });
if (!update && only.length === 0) failed += (await runStorySpecs()).failed;
process.exitCode = failed > 0 ? 1 : 0;
