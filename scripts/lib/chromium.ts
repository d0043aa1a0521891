import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { pinnedBrowser } from './pinned-browser.ts';
import { giveUp, run, step } from './run.ts';

/** A browser that the tests run in. */
export interface Browser {
  /** Its program. */
  path: string;
  /** The name and version that a person knows it by. */
  name: string;
  /** True for the browser of the lockfile, which draws the visual baselines. */
  isPinned: boolean;
}

/**
 * A Chromium that cannot be started says nothing, and none is known by that version. Debian's is started by a script
 * that may print warnings of its own, so only a number with dots counts.
 */
async function versionOf(path: string): Promise<string> {
  return (await run(path, ['--version'])).output.match(/\d+(?:\.\d+)+/)?.[0] ?? 'of no known version';
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Where the package has no browser for this machine: Playwright's, which is downloaded once. */
async function playwrights(): Promise<string> {
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  const { output } = await step('Installing a browser (Playwright’s Chromium)', () =>
    run('playwright', ['install', 'chromium'], { shell: process.platform === 'win32' }),
  );
  if (existsSync(path)) return path;
  console.error(output);
  giveUp(
    'no Chromium could be installed, so nothing can be tested in a browser. Install one and set CHROMIUM_PATH to its program.',
  );
}

let found: Promise<string> | undefined;

async function find(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return (await pinnedBrowser()) ?? playwrights();
  if (isProgram(named)) return named;
  giveUp(
    `CHROMIUM_PATH is ${named}, which is not a program that can be run, so nothing can be tested in a browser. ` +
      "Set it to a Chromium's program, or leave it out.",
  );
}

/**
 * The program of the browser that all tests run in: the one in `CHROMIUM_PATH`, else the pinned one, else (the package
 * has none for macOS, Windows and arm64) Playwright's. Ends the process with a sentence where there is none.
 */
export function browserPath(): Promise<string> {
  found ??= find();
  return found;
}

/** The browser of `browserPath`, with its name. */
export async function findBrowser(): Promise<Browser> {
  const path = await browserPath();
  const version = `Chromium ${await versionOf(path)}`;
  return path === (await pinnedBrowser())
    ? { path, name: version, isPinned: true }
    : { path, name: `${version} (${path})`, isPinned: false };
}
