/// <reference types="node" />
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lyceum-lint-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** How many physical properties the linter of `npm run check` reports in a file with this rule. */
function violations(rule: string, name = 'X.css.ts'): number {
  const file = join(folder, name);
  writeFileSync(file, `export const x = ${rule};\n`);
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', `--config-path=${root}`, '--vcs-enabled=false', file],
    { encoding: 'utf8' },
  );
  return `${stdout}${stderr}`.match(/does not mirror|do not mirror/g)?.length ?? 0;
}

test.each([
  '{ marginLeft: 4 }',
  "{ '@media': { x: { paddingRight: 4 } } }",
  '{ width: 20 }',
  '{ borderTopLeftRadius: 4 }',
  '{ left: 0 }',
  "{ textAlign: 'left' }",
  "{ float: 'right' }",
])('%s is physical, and the linter reports it', (rule) => {
  expect(violations(rule)).toBe(1);
});

test.each(['{ marginInlineStart: 4 }', '{ inlineSize: 20 }', "{ textAlign: 'start' }"])(
  '%s is logical',
  (rule) => {
    expect(violations(rule)).toBe(0);
  },
);

test('a width outside of styles is allowed', () => {
  expect(violations('{ width: 20 }', 'X.tsx')).toBe(0);
});
