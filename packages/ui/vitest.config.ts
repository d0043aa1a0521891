import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { name: 'ui', environment: 'node', strictTags: false, include: ['src/**/*.test.{ts,tsx}'] },
});
