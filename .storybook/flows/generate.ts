// Writes the list of machines, docs/flows.md and Storybook's page for each flow. pages.test.ts tests that they are up to
// date.
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { machineList } from './machineList.ts';

const root = join(import.meta.dirname, '..', '..');
writeFileSync(join(root, 'packages/flows/src/machines.ts'), machineList);
// The pages import the new list.
const { flowPages } = await import('./pages.ts');
const pages = flowPages();
for (const path of globSync('.storybook/pages/flows/*.mdx', { cwd: root })) {
  if (!pages.has(path)) rmSync(join(root, path));
}
for (const [path, text] of pages) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
