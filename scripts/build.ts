import { buildWeb } from './lib/web-build.ts';

await buildWeb();
