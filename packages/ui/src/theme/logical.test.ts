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

/** The problems that the linter's plugins report in a file with this rule. */
function violations(rule: string, name = 'X.css.ts'): string[] {
  const file = join(folder, name);
  writeFileSync(file, `export const x = ${rule};\n`);
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', `--config-path=${root}`, '--vcs-enabled=false', '--reporter=json', file],
    { encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string }[] };
  return diagnostics.map(({ category }) => category);
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
  expect(violations(rule)).toEqual(['plugin']);
});

test.each(['{ marginInlineStart: 4 }', '{ inlineSize: 20 }', "{ textAlign: 'start' }"])(
  '%s is logical',
  (rule) => {
    expect(violations(rule)).toEqual([]);
  },
);

test('a width outside of styles is allowed', () => {
  expect(violations('{ width: 20 }', 'X.tsx')).toEqual([]);
});
