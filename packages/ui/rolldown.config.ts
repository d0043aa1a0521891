import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig, type Plugin } from 'rolldown';
import manifest from './package.json' with { type: 'json' };

// Builds the modules and styles of the published package; `tsc` writes the declarations. Each module imports its own
// stylesheet, so that applications need no plugin and ship only the styles of the components that they import.

const fontPackage = '@fontsource-variable/readex-pro';
const readFontPackage = (file: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`${fontPackage}/${file}`)));

/** Copies the fonts, and replaces Vite's `?url` imports of them by addresses that every bundler resolves. */
const fonts: Plugin = {
  name: 'fonts',
  resolveId: {
    filter: { id: /\.woff2\?url$/ },
    handler: (id, importer = '') => join(dirname(importer), 'fonts', basename(id)),
  },
  load: {
    filter: { id: /\.woff2\?url$/ },
    handler: (id) => `export { address as default };
      const address = new URL('./${basename(id, '?url')}', import.meta.url).href;`,
  },
  generateBundle(_, bundle) {
    const styles = bundle['theme/fonts.css'];
    if (styles?.type !== 'asset') throw new Error('theme/fonts.css was not built');
    const css = String(styles.source);
    const files = [...css.matchAll(/files\/[\w-]+\.woff2/g)].map(([file]) => file);
    for (const file of [...files, 'LICENSE']) {
      const fileName = `theme/fonts/${basename(file)}`;
      this.emitFile({ type: 'asset', fileName, source: readFontPackage(file) });
    }
    styles.source = css.replaceAll(`${fontPackage}/files/`, './fonts/');
  },
};

/** The modules that the package exports. The modules that they import get files of their own. */
const entries = Object.values(manifest.publishConfig.exports).flatMap((target) =>
  typeof target === 'string' ? [] : [target.default.replace('./dist/', 'src/').replace('.js', '.ts')],
);

export default defineConfig({
  input: globSync(entries),
  external: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).map(
    (name) => new RegExp(`^${name}(/|$)`),
  ),
  plugins: [fonts, vanillaExtractPlugin({ identifiers: 'short' })],
  output: {
    dir: 'dist',
    preserveModules: true,
    preserveModulesRoot: 'src',
    sourcemap: true,
    // Not `.css.js`: vanilla-extract in an application would compile these modules again.
    entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
    assetFileNames: ({ originalFileNames: [file = ''] }) =>
      file.replace(/^src\//, '').replace('.css.ts.vanilla', ''),
  },
});
