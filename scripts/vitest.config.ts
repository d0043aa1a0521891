import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    environment: 'node',
    strictTags: false,
    include: ['**/*.test.ts'],
    testTimeout: 120_000,
  },
});
