import { createApi, readSettings } from '@lyceum/api';

// Serves the API without the cache of responses.
const { operation, ...settings } = readSettings(process.env);
const { app } = await createApi({ ...settings, operation: { ...operation, responseCacheTtlMs: 0 } });
console.log(`The API is at ${await app.listen({ host: settings.host, port: settings.port })}`);
