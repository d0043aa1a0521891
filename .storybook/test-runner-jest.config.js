import { getJestConfig } from '@storybook/test-runner';
import { browserFlags, picturedContext } from '../scripts/lib/browser-flags.ts';
import { browserPath } from '../scripts/lib/chromium.ts';

const base = getJestConfig();

export default {
  ...base,
  testMatch: ['<rootDir>/test-results/story-tests/*.test.js'],
  testTimeout: 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: await browserPath(), args: browserFlags },
      contextOptions: picturedContext,
      // A browser of each worker's own: from one that all share, each picture would come by way of another process.
      launchType: 'LAUNCH',
    },
  },
};
