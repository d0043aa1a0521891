import { defineConfig } from 'vitest/config';
import { projects as server } from './apps/api/vitest.config.ts';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      '.storybook/vitest.config.ts',
      'apps/web/vitest.config.ts',
      {
        test: {
          name: 'tools',
          include: ['{scripts,e2e/support}/**/*.test.ts'],
          strictTags: false,
          testTimeout: 120_000,
        },
      },
      ...server,
    ],
  },
});
