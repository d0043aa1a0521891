import {
  createApi,
  DataDirectoryInUse,
  readSettings,
  type Settings,
  SettingsError,
  stopWithGrace,
} from '@lyceum/api';
import type { ServerBuild } from 'react-router-dom';
import { addPages } from './pages.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { app, close } = await createApi(settings);
  stopWithGrace(close, (error) => app.log.fatal(error, 'The server stops because of a failure'));
  const address = new URL('../build/server/index.js', import.meta.url).href;
  const build: ServerBuild = await import(address);
  await addPages(app, { build, settings, files: true });
  greet(await app.listen({ host: settings.host, port: settings.port }), settings);
}

function greet(address: string, { database }: Settings): void {
  console.log(`\n  Lyceum is open at ${address}\n`);
  if (database.kind !== 'embedded') return;
  console.log('  Sign in with the password lyceum-demo as');
  console.log('    learner@lyceum.test      two enrolments with progress');
  console.log('    instructor@lyceum.test   approved, with courses');
  console.log('    pending@lyceum.test      an instructor who waits for approval');
  console.log('    newcomer@lyceum.test     an instructor with an empty profile');
  console.log('    unverified@lyceum.test   a learner whose e-mail is not verified');
  console.log('    admin@lyceum.test, moderator@lyceum.test');
  console.log(`\n  Mails that it would send: ${address}/demo/outbox`);
  console.log(`  The API described: ${address}/v1/docs\n`);
}

try {
  await main();
} catch (error) {
  const expected = error instanceof SettingsError || error instanceof DataDirectoryInUse;
  console.error(expected ? `\nlyceum: ${error.message}` : error);
  process.exit(1);
}
