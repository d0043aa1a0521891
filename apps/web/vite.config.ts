import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';

/** The libraries of every first visit. Only updates of libraries change this chunk. */
const libraries =
  /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store|xstate|@xstate\/react|openapi-fetch)\//;

/** Modules of forms, dialogs and menus, which are loaded on demand, by parts of their paths. */
const later = [
  'AuthForm|AccountForm|FormPage|patterns/forms|Field|RadioGroup|GoogleButton|schemas|icons/eye',
  'components/Dialog|AuthDialog(?!\\.tsx)|Drawer|UserMenu|components/Menu|Banner',
  'auth-dialog|email-verification|screens/Auth|useAuthFlow|requestIdToken|session/google|identityNonce',
  '[Ee]xpertise|TagPicker|Combobox|Listbox|TextArea|StepForm|DraftForm|drafts|stepTexts',
  '[Ii]nstructorForm|InstructorStatus|SessionEnded|AccessGuard|screens/Profile',
  'form/|expert-sign-up|screens/Experts|ExpertFields|RedirectNotice|LoginPrompt',
].join('|');

/** Our own code that several routes share. */
const own = new RegExp(
  `/(packages/[\\w-]+/src|apps/web/src|node_modules/(lucide-react|@vanilla-extract))/(?!.*(${later}))`,
);

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

/**
 * Fetches chunks before they are imported, because Chromium does not repeat an import that has failed. Vite's own helper
 * then imports them.
 */
const fetchedChunks: Plugin = {
  name: 'fetched-chunks',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: (code) => `
      import { fetchFiles } from ${JSON.stringify(fileURLToPath(new URL('src/document/loading/fetchFiles.ts', import.meta.url)))};
      ${code.replace('export const __vitePreload =', 'const importChunk =')};
      export const __vitePreload = (load, files = []) =>
        fetchFiles(files.map((file) => assetsURL(file))).then(() => importChunk(load, files));`,
  },
};

export default defineConfig(({ command }) => ({
  plugins: [productionRouter, fetchedChunks, vanillaExtractPlugin(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        // Vite omits the file of a chunk without imports.
        modulePreload: { resolveDependencies: (file, files) => [...new Set([file, ...files])] },
        rolldownOptions: {
          output: {
            // Without groups, a first visit requests 41 files: one per module that two routes share.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries, priority: 2 },
                { name: 'shared', test: own, priority: 1, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // React Router reads the entry under Rollup's name.
      build: { rollupOptions: { input: './server/render.ts' }, sourcemap: true },
      // Bundled, React's production files run, whatever NODE_ENV is when the server starts. In development Node loads
      // them; the packages of this workspace are TypeScript sources whose styles it can't resolve.
      resolve: { noExternal: command === 'build' ? true : [/^@lyceum\//] },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
}));
