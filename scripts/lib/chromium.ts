import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { giveUp, run, step } from './run.ts';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(names: readonly string[] = systemNames): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // Not here: look on.
      }
    }
  }
  return undefined;
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

async function installPlaywrights(): Promise<string | undefined> {
  await step('Installing a browser (Playwright’s Chromium)', () =>
    run('playwright', ['install', 'chromium']),
  );
  return playwrights();
}

async function installDebians(name: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  await step(`Installing a browser (Debian’s ${name})`, async () => {
    await run('apt-get', ['update']);
    return run('apt-get', ['install', '--yes', '--no-install-recommends', name], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  });
  return onPath([name]);
}

const shell = 'chromium-headless-shell';

/**
 * The browser that the tests run in: the one that was named, else Debian's Chromium without its windows, which opens a
 * page for a third of the processor's time; else Playwright's, the system's, or a newly installed one.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    giveUp(
      `CHROMIUM_PATH names ${named}, and there is no such file. Set it to a Chromium's program, or leave it out.`,
    );
  }
  const path =
    onPath([shell]) ??
    (await installDebians(shell)) ??
    playwrights() ??
    onPath() ??
    (await installPlaywrights()) ??
    (await installDebians('chromium'));
  if (!path) {
    giveUp(
      'no Chromium was found and none could be installed, so the product cannot be tried in a browser. ' +
        'Install one and set CHROMIUM_PATH to its program.',
    );
  }
  return path;
}
