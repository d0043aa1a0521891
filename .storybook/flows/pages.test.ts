import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flowNames, machineOf } from './flows.ts';
import { machineList } from './machineList.ts';
import { flowPages } from './pages.ts';

const root = join(import.meta.dirname, '..', '..');
const pages = flowPages().set('packages/flows/src/machines.ts', machineList);

test.each([...pages])('%s is up to date; `npm run generate` updates it', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text);
});

test('every page belongs to a flow; `npm run generate` deletes the others', () => {
  const written = globSync('.storybook/pages/flows/*.mdx', { cwd: root });
  expect(written.filter((path) => !pages.has(path))).toEqual([]);
});

test('the id of each machine is its key in the list', () => {
  expect(flowNames.map((flow) => machineOf(flow).id)).toEqual(flowNames);
});
