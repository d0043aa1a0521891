import { defineConfig } from '@playwright/test';
import { browserFlags } from '../tools/browserFlags.ts';
import { launchOptions } from '../tools/chromium.ts';

/** Tests the example that is built from the packed packages. */
export default defineConfig({
  testDir: './example',
  outputDir: '../test-results/example',
  webServer: {
    command: 'vite preview --host=127.0.0.1 --port=0 --configLoader=native',
    cwd: '../examples/installed',
    env: { NO_COLOR: '1' },
    // Playwright sets EXAMPLE_PORT to the port in the output.
    wait: { stdout: /127\.0\.0\.1:(?<example_port>\d+)/ },
  },
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // A busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: await launchOptions(browserFlags),
  },
});
