import { demonstrationNotice } from '../demo/notice.ts';
import { checkPort, listen } from '../platform/http/listen.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { createApi } from './api.ts';
import { stopWithGrace } from './stop.ts';

/** Serves the API without the web app. */
export async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  await checkPort(settings);
  const { app, close } = await createApi(settings);
  stopWithGrace(close, (error) => app.log.fatal(error, 'The server stops because of a failure'));
  const address = await listen(app, settings);
  console.log(`The API is at ${address}/v1, described at ${address}/v1/docs`);
  const notice = demonstrationNotice(settings);
  if (notice) console.log(notice);
}
