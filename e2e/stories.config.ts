import { defineConfig } from '@playwright/test';
import { browserFlags } from '../scripts/lib/browser-flags.ts';
import { browserPath } from '../scripts/lib/chromium.ts';

/** Components by keyboard, pointer and assistive technology, as stories of the built Storybook. */
export default defineConfig({
  testDir: './stories',
  outputDir: '../test-results/stories',
  globalSetup: './support/stories.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await browserPath(), args: browserFlags },
  },
});
