import { buildWeb } from './lib/web-build.ts';

await buildWeb();
await import('../apps/web/server/main.ts');

// Whoever started this process is gone, killed perhaps: a server that nobody can stop would keep the port.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
