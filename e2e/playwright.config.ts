import { defineConfig } from '@playwright/test';
import { browserFlags } from './support/browserFlags.ts';
import { browserPath } from './support/chromium.ts';

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/e2e',
  globalSetup: './support/prepare.ts',
  fullyParallel: true,
  // More than the two cores of a small machine: some tests wait for a slow network or a server.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await browserPath(), args: browserFlags },
  },
});
