import { buildWeb } from './lib/web-build.ts';

await buildWeb();
await import('../apps/web/server/main.ts');
