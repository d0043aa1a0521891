import { buildWeb } from './lib/web-build.ts';

await buildWeb();
// By its address: the types of the web app are checked there, with its own settings.
await import(new URL('../apps/web/server/main.ts', import.meta.url).href);

// Whoever started this process is gone, killed perhaps: a server that nobody can stop would keep the port.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
