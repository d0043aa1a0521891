import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig, type RolldownOptions } from 'rolldown';
import manifest from './package.json' with { type: 'json' };
import { identifiers } from './src/theme/identifiers.ts';

// Builds the modules and stylesheets of the published package; `tsc` writes the declarations. The modules import no
// stylesheet, so that Node.js and test runners load them as they are.

/** The modules of some entries, each in a file of its own, and all their styles in one stylesheet. */
const build = (input: string[], stylesheet: string): RolldownOptions => ({
  input,
  external: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).map(
    (name) => new RegExp(`^${name}(/|$)`),
  ),
  // With `preserveModules`, each module keeps its 'use client'.
  checks: { moduleLevelDirective: false },
  plugins: [vanillaExtractPlugin({ identifiers, extract: { name: stylesheet } })],
  output: {
    dir: 'dist',
    preserveModules: true,
    preserveModulesRoot: 'src',
    sourcemap: true,
    // Not `.css.js`: vanilla-extract in an application would compile these modules again.
    entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
    assetFileNames: '[name][extname]',
  },
});

/** The modules that the package exports. */
const entries = Object.values(manifest.publishConfig.exports)
  .map((target) => (typeof target === 'string' ? target : target.default))
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.replace('./dist/', 'src/').replace('.js', '.ts'));

export default defineConfig([
  build(globSync(entries), 'components.css'),
  build(['src/theme/theme.css.ts'], 'tokens.css'),
  build(['src/theme/reset.css.ts'], 'reset.css'),
]);
