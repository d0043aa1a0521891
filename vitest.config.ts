import { defineConfig } from 'vitest/config';
import { projects as server } from './apps/api/vitest.config.ts';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'scripts/vitest.config.ts',
      '.storybook/vitest.config.ts',
      'apps/web/vitest.config.ts',
      ...server,
    ],
  },
});
