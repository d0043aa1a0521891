// Writes docs/flows.md and Storybook's page for each flow, drawn from the machines. With --check nothing is written; a
// page that is not current, or that belongs to no flow any more, fails the run.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { flowPages } from './lib/flow-pages.ts';
import { root } from './lib/run.ts';

const isCheck = process.argv.includes('--check');
const pages = flowPages();
const leftOver = globSync('.storybook/pages/flows/*.mdx', { cwd: root }).filter((path) => !pages.has(path));

function isCurrent(path: string, text: string): boolean {
  try {
    return readFileSync(join(root, path), 'utf8') === text;
  } catch {
    return false;
  }
}

for (const [path, text] of pages) {
  if (isCurrent(path, text)) continue;
  if (isCheck) {
    console.error(`${path} is not what the machines say. Run \`npm run generate\`.`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
for (const path of leftOver) {
  if (isCheck) {
    console.error(`${path} belongs to no flow. Run \`npm run generate\`.`);
    process.exitCode = 1;
  } else rmSync(join(root, path));
}
