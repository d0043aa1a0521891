import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  // The packages of this workspace are TypeScript sources: Node can't resolve their styles, so they are bundled.
  ssr: { noExternal: [/^@lyceum\//] },
});
