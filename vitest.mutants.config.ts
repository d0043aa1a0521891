import { defineConfig } from 'vitest/config';

/** For `npm run mutants`: only the tests of what is being broken, as each break runs all of them. */
export default defineConfig({ test: { include: (process.env.MUTANTS_TESTS ?? '').split(' ') } });
