import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { collectConsoleErrors } from '../../tools/console.ts';

export { expect } from '@playwright/test';

/** The folder of the installed examples. */
export const installed = fileURLToPath(new URL('../../examples/installed/', import.meta.url));

/** The folder of the installed `@lyceum/ui`. */
export const ui = dirname(
  createRequire(join(installed, 'vite/package.json')).resolve('@lyceum/ui/package.json'),
);

const { colors } = (await import(
  join(ui, 'dist/theme/tokens.js')
)) as typeof import('@lyceum/ui/theme/tokens');

/** The computed value of a color of the dark theme. */
export const dark = (page: Page, color: 'page' | 'ink') =>
  page.evaluate((value) => {
    document.documentElement.style.outlineColor = value;
    return getComputedStyle(document.documentElement).outlineColor;
  }, colors[color].dark);

export interface ExampleOptions {
  /** The environment variable with the port of the example. */
  port: string;
}

/** Next.js fetches the pages of all links in advance. Those of the gallery do not exist, and styles of others are not used. */
const prefetched = /status of 404 .*[?&]_rsc=|\/_next\/.* was preloaded using link preload but not used/;

/** Fails if the console has an error or a warning. */
export const test = base.extend<ExampleOptions & { console: undefined }>({
  port: ['', { option: true }],
  baseURL: async ({ port }, use) => use(`http://127.0.0.1:${process.env[port]}/`),
  console: [
    async ({ context }, use) => {
      const errors = collectConsoleErrors(context, ['error', 'warning']);
      await use(undefined);
      expect(
        errors.filter((error) => !prefetched.test(error)),
        'console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
