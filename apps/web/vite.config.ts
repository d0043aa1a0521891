import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { chunkOf, librariesOf } from './chunks.ts';
import { shortName } from './shortName.ts';
import { shortTokens } from './shortTokens.ts';

/** The package has production files, but its `exports` name the development ones under every condition. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/|$)/ },
    async handler(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
    },
  },
};

/** Without the names and with the annotations, the bundler omits the components of React Router that the app does not use. */
const usedRouter: Plugin = {
  name: 'used-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/^(var \w+ =) (React\d*\.(?:forwardRef|memo)\()/gm, '$1 /* @__PURE__ */ $2'),
      map: null,
    }),
  },
};

/** The file of `fontsFile`. */
const fontsName = /\/fonts-[\w-]+\.css$/;

/**
 * Fetches chunks before they are imported, because Chromium does not repeat an import that has failed. Vite's own helper
 * then imports them. Every page has declared the fonts.
 */
const fetchedChunks: Plugin = {
  name: 'fetched-chunks',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: (code) => `
      import { fetchFiles } from ${JSON.stringify(fileURLToPath(new URL('src/document/loading/fetchFiles.ts', import.meta.url)))};
      ${code.replace('export const __vitePreload =', 'const importChunk =')};
      export const __vitePreload = (load, all = []) => {
        const files = all.filter((file) => !${fontsName}.test(file));
        return fetchFiles(files.map((file) => assetsURL(file))).then(() => importChunk(load, files));
      };`,
  },
};

/**
 * Moves the declarations of the fonts from the stylesheet to a file of their own. A page has them in its HTML, and
 * declared once more by a late stylesheet, they would make the browser lay out the whole page again (`PageStyles`).
 */
const fontsFile: Plugin = {
  name: 'fonts-file',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const faces = /@font-face\s*\{[^}]*\}/g;
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const files = chunk.viteMetadata?.importedCss ?? new Set();
      for (const file of [...files]) {
        const sheet = bundle[file];
        if (sheet?.type !== 'asset') continue;
        const css = String(sheet.source);
        const declared = css.match(faces);
        if (!declared) continue;
        sheet.source = css.replace(faces, '');
        const source = declared.join('');
        files.add(this.getFileName(this.emitFile({ type: 'asset', name: 'fonts.css', source })));
      }
    }
  },
};

/** Shortens the tokens before the bundler derives the names of the files from what they contain. */
const shortenedTokens: Plugin = {
  name: 'shortened-tokens',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\.vanilla\.css/ },
    handler: (css) => ({ code: shortTokens(css), map: null }),
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    productionRouter,
    usedRouter,
    fetchedChunks,
    fontsFile,
    shortenedTokens,
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortName } : {}),
    reactRouter(),
  ],
  build: { assetsInlineLimit: 0 },
  // In development: libraries that Vite finds later reload the first page while it starts.
  optimizeDeps: {
    entries: ['src/entry.client.tsx', 'src/root.tsx', 'src/routes/*.tsx'],
    include: ['@lyceum/ui > @vanilla-extract/recipes/createRuntimeFn'],
  },
  environments: {
    client: {
      build: {
        // Vite omits the file of a chunk without imports.
        modulePreload: { resolveDependencies: (file, files) => [...new Set([file, ...files])] },
        rolldownOptions: {
          output: {
            // Without groups, a first visit requests 41 files: one per module that two routes share.
            codeSplitting: { groups: [{ name: librariesOf, priority: 1 }, { name: chunkOf }] },
          },
        },
      },
    },
    ssr: {
      // React Router reads the entry under Rollup's name.
      // Pages contain the source of some functions as inline scripts.
      build: { rollupOptions: { input: './server/render.ts' }, sourcemap: true, minify: true },
      // Bundled, React's production files run, whatever NODE_ENV is when the server starts. In development Node loads
      // them; the packages of this workspace are TypeScript sources whose styles it can't resolve.
      resolve: { noExternal: command === 'build' ? true : [/^@lyceum\//] },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
}));
