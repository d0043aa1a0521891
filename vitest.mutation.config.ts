import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const { exports } = JSON.parse(readFileSync('packages/flows/package.json', 'utf8')) as {
  exports: Record<string, string>;
};

/** The tests of `npm run test:mutation`. */
export default defineConfig({
  // Without aliases, imports by package name resolve to the original sources instead of Stryker's mutated copy.
  resolve: {
    alias: Object.entries(exports).map(([name, file]) => ({
      find: new RegExp(`^@lyceum/flows${name.slice(1).replace('*', '(.+)')}$`),
      replacement: resolve('packages/flows', file.replace('*', '$1')),
    })),
  },
  test: {
    strictTags: false,
    // Each mutant gets a new worker. Within one, the test files share their imports.
    isolate: false,
    include: ['packages/{flows,rules}/src/**/*.test.ts', '.storybook/flows/document.test.ts'],
    // They build and import the original sources.
    exclude: ['packages/flows/src/{exports,size}.test.ts'],
  },
});
