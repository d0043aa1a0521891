import { identifiers } from '@lyceum/ui/theme/identifiers';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [vanillaExtractPlugin({ identifiers }), reactRouter()],
  build: { assetsInlineLimit: 0 },
  // In development: libraries that Vite finds later reload the first page while it starts.
  optimizeDeps: {
    entries: ['src/entry.client.tsx', 'src/root.tsx', 'src/routes/*.tsx'],
    include: ['@lyceum/ui > @vanilla-extract/recipes/createRuntimeFn'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page loads, and what the pages of the catalog share: one file instead of some seventy.
            codeSplitting: {
              groups: [
                {
                  name: 'app',
                  test: /\/src\/(?:root\.|entry\.client|app\/(?:courses|lists)\/|features\/catalog\/[^/]+\.ts$)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // React Router reads the entry under Rollup's name. Pages contain the source of a function as an inline script.
      build: { rollupOptions: { input: './server/render.ts' }, sourcemap: true, minify: true },
      // Bundled, React's production files run, whatever NODE_ENV is when the server starts. In development Node loads
      // them; the packages of this workspace are TypeScript sources whose styles it can't resolve.
      resolve: { noExternal: command === 'build' ? true : [/^@lyceum\//] },
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
}));
