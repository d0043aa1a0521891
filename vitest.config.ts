import { defineConfig } from 'vitest/config';
import { projects as server } from './apps/api/vitest.config.ts';
import { shared } from './vitest.shared.ts';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      '.storybook/vitest.config.ts',
      'apps/web/vitest.config.ts',
      {
        test: {
          ...shared,
          name: 'tools',
          include: ['{scripts,e2e/support}/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      ...server,
    ],
  },
});
