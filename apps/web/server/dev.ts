import { fileURLToPath } from 'node:url';
import { createApi, demonstrationNotice, listen, readSettings, stopWithGrace } from '@lyceum/api';
import { createServer } from 'vite';
import { addPages } from './pages.ts';
import type { Renderer } from './render.ts';

// `npm run dev`: Vite updates the open pages, and Node's watch mode restarts this file when a source of the server
// changes.
process.env.NODE_ENV = 'development';
// Vite serves each module separately: a page takes a thousand requests.
const settings = { ...readSettings(process.env), rates: null };
const { app, context, close } = await createApi(settings);
const vite = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: app.server } },
});
stopWithGrace(
  async () => {
    await vite.close();
    await close();
  },
  (error) => app.log.fatal(error, 'The server stops because of a failure'),
);

app.addHook('onRequest', (request, reply, done) => {
  vite.middlewares(request.raw, reply.raw, done);
});
const newest = () => vite.ssrLoadModule('/server/render.ts') as Promise<Renderer>;
// Routes that are added meanwhile need a restart.
const { pages, pagePath } = await newest();
const renderer: Renderer = {
  pages,
  pagePath,
  render: async (request, page) => (await newest()).render(request, page),
  stylesOf: () => '',
  renderErrorPage: async (page) => (await newest()).renderErrorPage(page),
  renderOfflinePage: async (page) => (await newest()).renderOfflinePage(page),
  // No page registers one.
  serviceWorker: '',
};
await addPages(app, { renderer, context, caches: null, isDevelopment: true });
const address = await listen(app, settings);
console.log(`\n  Lyceum reloads at ${address}\n`);
const notice = demonstrationNotice(settings);
if (notice) console.log(`  ${notice}\n`);
