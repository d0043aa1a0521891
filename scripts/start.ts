import { buildWeb } from '../tools/builds.ts';

await buildWeb();
// The URL keeps the web app out of this project's type check; it has its own settings.
await import(new URL('../apps/web/server/main.ts', import.meta.url).href);

// A killed parent cannot stop the server, which would keep its port.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();
