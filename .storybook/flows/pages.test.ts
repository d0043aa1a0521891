import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flowPages } from '../../scripts/lib/flow-pages.ts';

const root = join(import.meta.dirname, '..', '..');
const pages = flowPages();

test.each([...pages])('%s is what the machines say; if not, `npm run generate`', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text);
});

test('no page belongs to a flow that is no more; `npm run generate` removes it', () => {
  const written = globSync('.storybook/pages/flows/*.mdx', { cwd: root });
  expect(written.filter((path) => !pages.has(path))).toEqual([]);
});
