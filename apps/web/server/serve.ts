import {
  checkPort,
  createApi,
  type DemoAccount,
  demoAccounts,
  demonstrationNotice,
  demoPassword,
  listen,
  readSettings,
  type Settings,
  stopWithGrace,
} from '@lyceum/api';
import { addPages } from './pages.ts';
import type { Renderer } from './render.ts';

/** Serves the pages and the API. */
export async function serve(settings = readSettings(process.env)): Promise<void> {
  await checkPort(settings);
  const { app, context, caches, close } = await createApi(settings);
  stopWithGrace(close, (error) => app.log.fatal(error, 'The server stops because of a failure'));
  const renderer: Renderer = await import(new URL('../build/server/index.js', import.meta.url).href);
  await addPages(app, { renderer, context, caches, isDevelopment: false });
  const address = await listen(app, settings);
  greet(address, settings);
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
