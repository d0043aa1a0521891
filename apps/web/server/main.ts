import {
  createApi,
  type DemoAccount,
  demoAccounts,
  demonstrationNotice,
  demoPassword,
  readSettings,
  type Settings,
  StartupError,
  stopWithGrace,
} from '@lyceum/api';
import { addPages } from './pages.ts';
import type { Renderer } from './render.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { app, context, caches, close } = await createApi(settings);
  stopWithGrace(close, (error) => app.log.fatal(error, 'The server stops because of a failure'));
  const address = new URL('../build/server/index.js', import.meta.url).href;
  const renderer: Renderer = await import(address);
  await addPages(app, { renderer, context, caches, isDevelopment: false });
  greet(await app.listen({ host: settings.host, port: settings.port }), settings);
}

function greet(address: string, settings: Settings): void {
  console.log(`\n  Lyceum is open at ${address}\n`);
  const notice = demonstrationNotice(settings);
  if (!notice) return;
  console.log(`  ${notice}\n`);
  console.log(`  Sign in with the password ${demoPassword} as`);
  for (const account of demoAccounts)
    console.log(`    ${account.email.padEnd(24)} ${describeAccount(account)}`);
  console.log(`\n  Mails that it would send: ${address}/demo/outbox`);
  console.log(`  The API described: ${address}/v1/docs\n`);
}

function describeAccount({ role, instructorStatus, isEmailVerified }: DemoAccount): string {
  return [
    role,
    instructorStatus === 'none' ? null : instructorStatus,
    isEmailVerified ? null : 'e-mail not verified',
  ]
    .filter((word) => word !== null)
    .join(', ');
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartupError ? `\nlyceum: ${error.message}` : error);
  process.exit(1);
}
