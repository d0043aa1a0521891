import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { name: 'storybook', environment: 'node', strictTags: false, include: ['**/*.test.ts'] },
});
