import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { hasSharedMemory } from '@lyceum/api/testing/temporary';
import { execa } from 'execa';
import { chromium, type LaunchOptions } from 'playwright';
import { pinnedBrowser } from './pinnedBrowser.ts';

/** The browser that runs the tests. */
export interface Browser {
  /** Its executable. */
  path: string;
  /** Its name and version. */
  name: string;
  /** True for the browser in the lockfile, which draws the visual baselines. */
  isPinned: boolean;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

async function find(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named)) {
    throw new Error(
      `CHROMIUM_PATH is ${named}, which is not an executable file, so no test can run in a browser. Set it to the ` +
        'executable of a Chromium, or unset it.',
    );
  }
  const path = named || (await pinnedBrowser()) || chromium.executablePath();
  if (!existsSync(path)) await execa('playwright', ['install', 'chromium']);
  return path;
}

let found: Promise<string> | undefined;

/**
 * The executable of the browser for all tests: `CHROMIUM_PATH`, or the pinned browser, or, on macOS, Windows and arm64,
 * Playwright's.
 */
export function browserPath(): Promise<string> {
  found ??= find();
  return found;
}

/** In bytes. Several browsers need less, but containers have 64 MB by default, which is not enough for one. */
const sharedMemoryMinimum = 2 * 1024 ** 3;

/**
 * How tests launch the browser of `browserPath`. Playwright lets Chromium share memory between its processes through files
 * on the disk, as containers have little shared memory. Where there is enough, files would cost a tenth of its processor time.
 */
export async function launchOptions(flags: readonly string[]): Promise<LaunchOptions> {
  return {
    executablePath: await browserPath(),
    args: [...flags],
    ...(hasSharedMemory(sharedMemoryMinimum) && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
  };
}

/** The browser of `browserPath` with its name. */
export async function findBrowser(): Promise<Browser> {
  const path = await browserPath();
  const { stdout: printed = '' } = await execa(path, ['--version'], { reject: false });
  // Debian starts Chromium by a script that may print warnings, so only a number with dots counts.
  const name = `Chromium ${printed.match(/\d+(?:\.\d+)+/)?.[0] ?? 'of unknown version'}`;
  return path === (await pinnedBrowser())
    ? { path, name, isPinned: true }
    : { path, name: `${name} (${path})`, isPinned: false };
}
