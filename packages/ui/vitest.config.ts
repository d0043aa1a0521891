import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { ...shared, name: 'ui', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
