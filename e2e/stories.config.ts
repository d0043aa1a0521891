import { defineConfig } from '@playwright/test';
import { browserFlags, visualTestContext } from '../tools/browserFlags.ts';
import { launchOptions } from '../tools/chromium.ts';

const mutations = 'visualMutations.spec.ts';

/** Tests components with keyboard, pointer and assistive technology, as stories of the built Storybook. */
export default defineConfig({
  testDir: './stories',
  outputDir: '../test-results/stories',
  webServer: {
    command: 'vite preview --host=127.0.0.1 --port=0 --outDir=storybook-static',
    cwd: '..',
    env: { NO_COLOR: '1' },
    // Playwright sets STORYBOOK_PORT to the port in the output.
    wait: { stdout: /127\.0\.0\.1:(?<storybook_port>\d+)/ },
  },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json']],
  use: {
    ...visualTestContext,
    screenshot: 'only-on-failure',
    launchOptions: await launchOptions(browserFlags),
  },
  projects: [
    { name: 'stories', testIgnore: mutations },
    // Not part of `npm test`.
    { name: 'mutations', testMatch: mutations },
  ],
});
