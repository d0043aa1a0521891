/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

// What has a left and a right in it does not mirror in Arabic.
const physical =
  /\b(?:margin|padding|border|inset)(?:Left|Right|Top|Bottom)\b|\b(?:left|right|top|bottom|width|height|minWidth|maxWidth|minHeight|maxHeight):|(?:textAlign|float|clear): '(?:left|right)'/g;

test('styles speak of start and end, inline and block', () => {
  const files = globSync('**/*.css.ts', { cwd: source });
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(physical)].map(([words]) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});
