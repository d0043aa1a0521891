import { fileURLToPath } from 'node:url';
import { createApi, demonstrationNotice, readSettings, stopWithGrace } from '@lyceum/api';
import type { RequestHandler } from 'react-router';
import { createServer } from 'vite';
import { addPages } from './pages.ts';

// `npm run dev`: Vite reloads what the browser shows, and scripts/dev.ts starts this file again when the server's
// own sources change.
process.env.NODE_ENV = 'development';
const settings = readSettings(process.env);
const { app, close } = await createApi(settings);
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
const newest = () => vite.ssrLoadModule('/server/render.ts') as Promise<{ render: RequestHandler }>;
const render: RequestHandler = async (request, context) => (await newest()).render(request, context);
await addPages(app, { render, settings, isDevelopment: true });
const address = await app.listen({ host: settings.host, port: settings.port });
console.log(`\n  Lyceum reloads at ${address}\n`);
const notice = demonstrationNotice(settings);
if (notice) console.log(`  ${notice}\n`);
