import { defineConfig } from '@playwright/test';
import { browserFlags, visualTestContext } from '../tools/browserFlags.ts';
import { launchOptions } from '../tools/chromium.ts';
import type { ExampleOptions } from './example/test.ts';

/** The server of an installed example. Playwright sets the port's variable to the number in the output. */
const server = (example: string, command: string, stdout: RegExp) => ({
  command: `${command} 127.0.0.1 --port 0`,
  cwd: `../examples/installed/${example}`,
  env: { NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1' },
  wait: { stdout },
});

/** Tests the examples that are built from the packed packages. */
export default defineConfig<ExampleOptions>({
  testDir: './example',
  outputDir: '../test-results/example',
  webServer: [
    server('vite', 'pnpm run preview --host', /127\.0\.0\.1:(?<vite_port>\d+)/),
    server('vite-lowest-react', 'pnpm run preview --host', /127\.0\.0\.1:(?<lowest_react_port>\d+)/),
    server('next', 'pnpm run start --hostname', /127\.0\.0\.1:(?<next_port>\d+)/),
  ],
  projects: [
    { name: 'vite', testIgnore: 'next.spec.ts', use: { port: 'VITE_PORT' } },
    { name: 'vite-lowest-react', testMatch: 'gallery.spec.ts', use: { port: 'LOWEST_REACT_PORT' } },
    { name: 'next', testMatch: ['next.spec.ts', 'gallery.spec.ts'], use: { port: 'NEXT_PORT' } },
  ],
  workers: 1,
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
});
