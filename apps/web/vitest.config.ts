import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'web',
    environment: 'node',
    strictTags: false,
    include: ['{src,server,test}/**/*.test.{ts,tsx}'],
  },
});
