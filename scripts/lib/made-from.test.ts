import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesOf, madeFrom } from './made-from.ts';
import { root } from './run.ts';
import { storybookInputs } from './stories-build.ts';
import { webInputs } from './web-build.ts';

const builds = { 'the web app': webInputs, Storybook: storybookInputs };

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'lyceum-made-from-'));
});
afterEach(() => rmSync(checkout, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  writeFileSync(join(checkout, file), text);
}

for (const [name, inputs] of Object.entries(builds)) {
  test.each([
    'apps/web/public/favicon.svg',
    'apps/web/src/routes/LandingRoute.tsx',
    'packages/ui/src/theme/tokens.ts',
    'packages/i18n/locales/fr/common.json',
    'pnpm-lock.yaml',
  ])(`${name} is built again when %s changes, and not before`, (file) => {
    for (const single of [...inputs.files, file]) write(single, 'as it was');
    const stampFile = join(checkout, 'stamp');
    madeFrom(inputs, stampFile, checkout).stamp();
    expect(madeFrom(inputs, stampFile, checkout).isCurrent).toBe(true);
    write(file, 'otherwise');
    expect(madeFrom(inputs, stampFile, checkout).isCurrent).toBe(false);
  });
}

test('tests, visual baselines and the API are no inputs', () => {
  const files = Object.values(builds).flatMap((inputs) => filesOf(inputs));
  expect(files).toContain('packages/ui/src/theme/tokens.ts');
  expect(files).toContain('.storybook/preview-head.html');
  expect(files.filter((file) => /\.test\.tsx?$|\.webp$|^apps\/api\//.test(file))).toEqual([]);
});

/** The files of the checkout that a source imports by a relative path. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/(?:from|import) '(\.[^']+)'/g)].map(([, path = '']) =>
    relative(root, join(root, dirname(file), path)),
  );
}

test.each(Object.entries(builds))('what the inputs of %s import by a path is an input', (_name, inputs) => {
  const files = new Set(filesOf(inputs));
  const sources = [...files].filter(
    (file) => /^(?!scripts).*\.tsx?$/.test(file) && !file.startsWith('apps/web/server'),
  );
  const missing = sources
    .flatMap(importsOf)
    .filter((file) => /\.(tsx?|css|json)$/.test(file) && !files.has(file));
  // The types of the routes are generated, and no part of a build.
  expect(missing.filter((file) => !file.includes('/+types/'))).toEqual([]);
});
