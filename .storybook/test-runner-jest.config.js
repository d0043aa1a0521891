import { getJestConfig } from '@storybook/test-runner';
import { browserFlags, visualTestContext } from '../tools/browserFlags.ts';
import { launchOptions } from '../tools/chromium.ts';

const base = getJestConfig();

export default {
  ...base,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: await launchOptions(browserFlags),
      contextOptions: visualTestContext,
      // One browser per worker: a shared one transfers each screenshot through another process.
      launchType: 'LAUNCH',
    },
  },
};
