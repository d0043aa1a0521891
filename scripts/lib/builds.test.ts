import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storybookInputs, webInputs } from './builds.ts';
import { fingerprint, inputFiles } from './fingerprint.ts';
import { root } from './run.ts';

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'lyceum-fingerprint-'));
});
afterEach(() => rmSync(checkout, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  writeFileSync(join(checkout, file), text);
}

/** The files of the checkout that a source imports by a relative path. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/^[^"]*(?:from|import) '(\.[^']+)'/gm)].map(([, path = '']) =>
    relative(root, join(root, dirname(file), path)),
  );
}

describe.each([
  ['the web app', webInputs],
  ['Storybook', storybookInputs],
])('%s', (_name, inputs) => {
  test.each([
    'apps/web/public/favicon.svg',
    'apps/web/src/routes/LandingRoute.tsx',
    'packages/ui/src/theme/tokens.ts',
    'packages/i18n/locales/fr/common.json',
    'pnpm-lock.yaml',
  ])('is rebuilt only when %s changes', (file) => {
    for (const input of [...inputs.files, file]) write(input, 'before');
    const stored = join(checkout, 'stored');
    fingerprint(inputs, stored, checkout).store();
    expect(fingerprint(inputs, stored, checkout).isUpToDate).toBe(true);
    write(file, 'after');
    expect(fingerprint(inputs, stored, checkout).isUpToDate).toBe(false);
  });

  test('does not depend on tests, visual baselines or the API', () => {
    const files = inputFiles(inputs);
    expect(files).toContain('packages/ui/src/theme/tokens.ts');
    expect(files.filter((file) => /\.test\.tsx?$|\.webp$|^apps\/api\//.test(file))).toEqual([]);
  });

  test('depends on every file that its inputs import by a relative path', () => {
    const files = inputFiles(inputs);
    const sources = files.filter((file) => /^(?!scripts).*\.tsx?$/.test(file) && !file.includes('/server/'));
    const missing = sources
      .flatMap(importsOf)
      .filter((file) => /\.(tsx?|css|json)$/.test(file) && !files.includes(file));
    // React Router generates the types of the routes.
    expect(missing.filter((file) => !file.includes('/+types/'))).toEqual([]);
  });
});
