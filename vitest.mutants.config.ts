import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const { exports } = JSON.parse(readFileSync('packages/flows/package.json', 'utf8')) as {
  exports: Record<string, string>;
};

/** For `npm run mutants`: only the tests of what is being broken, as each break runs all of them. */
export default defineConfig({
  // By its name alone a package is found where it is whole, and not in the copy that is being broken.
  resolve: {
    alias: Object.entries(exports).map(([name, file]) => ({
      find: new RegExp(`^@lyceum/flows${name.slice(1)}$`),
      replacement: resolve('packages/flows', file),
    })),
  },
  test: { strictTags: false, include: (process.env.MUTANTS_TESTS ?? '').split(' ') },
});
