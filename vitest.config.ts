import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { projects as server } from './apps/api/vitest.config.ts';
import { shared } from './vitest.shared.ts';

// Each project transforms and loads what it imports on its own, so files with the same configuration share one.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'packages',
          include: ['packages/{api-client,flows,i18n,rules}/**/*.test.ts'],
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...shared,
          name: 'web',
          include: [
            'packages/ui/src/**/*.test.{ts,tsx}',
            'apps/web/{src,server,test}/**/*.test.{ts,tsx}',
            '.storybook/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...shared,
          name: 'tools',
          include: ['{scripts,tools}/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      ...server,
    ],
  },
});
