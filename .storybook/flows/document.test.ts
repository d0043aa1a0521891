import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flowsDocument } from './document.ts';
import { flowNames, machineOf } from './flows.ts';
import { machineList } from './machineList.ts';

const root = join(import.meta.dirname, '..', '..');

test.each([
  ['docs/flows.md', flowsDocument()],
  ['packages/flows/src/machines.ts', machineList],
])('%s is up to date; `npm run generate` updates it', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text);
});

test('the id of each machine is its key in the list', () => {
  expect(flowNames.map((flow) => machineOf(flow).id)).toEqual(flowNames);
});
