import { createApi, readSettings, stopWithGrace } from '@lyceum/api';

// The server as it is, but without limits by address: all of the load comes from one.
const settings = { ...readSettings(process.env), rates: null };
const { app, close } = await createApi(settings);
stopWithGrace(close, (error) => console.error(error));
console.log(`The API is at ${await app.listen({ host: settings.host, port: settings.port })}/v1`);
