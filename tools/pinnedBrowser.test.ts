import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lyceum a\u0644\u0641 '));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const module = (name: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href);

/** Runs a module in a process of its own. @returns the last line that it prints */
async function lastLine(module: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { stdout } = await execa(process.execPath, ['--input-type=module', '--eval', module], { env });
  return stdout.split('\n').at(-1) ?? '';
}

test('processes that unpack the browser at the same time get one that starts', async () => {
  const cache = join(folder, 'cache');
  const unpack = `
    const { pinnedBrowser } = await import(${module('pinnedBrowser.ts')});
    console.log(await pinnedBrowser(${JSON.stringify(cache)}));
  `;
  const [path = '', other] = await Promise.all([lastLine(unpack), lastLine(unpack)]);
  expect(other).toBe(path);
  // The package contains no browser for other machines.
  if (process.platform !== 'linux' || process.arch !== 'x64') return expect(path).toBe('null');
  expect((await execa(path, ['--version'])).stdout).toMatch(/^Chromium \d+/);
  expect(readdirSync(cache), 'no folder of the slower process remains').toHaveLength(1);
});

const find = `
  const { findBrowser } = await import(${module('chromium.ts')});
  console.log(JSON.stringify(await findBrowser()));
`;

test('CHROMIUM_PATH selects another browser, whose screenshots are not comparable', async () => {
  const found = JSON.parse(await lastLine(find, { CHROMIUM_PATH: process.execPath })) as unknown;
  expect(found).toEqual({
    path: process.execPath,
    name: expect.stringContaining(process.execPath),
    isPinned: false,
  });
});

test('rejects a CHROMIUM_PATH that is not executable', async () => {
  await expect(lastLine(find, { CHROMIUM_PATH: folder })).rejects.toThrow(
    `CHROMIUM_PATH is ${folder}, which is not an executable file, so no test can run in a browser.`,
  );
});
