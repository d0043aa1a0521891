import { defineConfig } from 'vitest/config';

/** For `npm run mutants`: what has to notice when packages/flows or packages/rules is broken on purpose. */
export default defineConfig({
  test: { include: ['packages/{flows,rules}/src/**/*.test.ts', '.storybook/flows/pages.test.ts'] },
});
