// Writes docs/flows.md and Storybook's page for each flow, drawn from the machines. That they are current is a test:
// .storybook/flows/pages.test.ts.
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { flowPages } from './lib/flow-pages.ts';
import { root } from './lib/run.ts';

const pages = flowPages();
for (const path of globSync('.storybook/pages/flows/*.mdx', { cwd: root })) {
  if (!pages.has(path)) rmSync(join(root, path));
}
for (const [path, text] of pages) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
