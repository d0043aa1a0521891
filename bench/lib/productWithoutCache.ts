import { readSettings } from '@lyceum/api';

// Serves the product without the caches of responses and pages. The URL keeps the web app out of this project's type check.
const { operation, ...settings } = readSettings(process.env);
const { serve } = await import(new URL('../../apps/web/server/serve.ts', import.meta.url).href);
await serve({ ...settings, operation: { ...operation, responseCacheTtlMs: 0 } });
