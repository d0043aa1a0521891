import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.ts';

// Vite reloads what the browser shows. These are the server's own sources: a change starts it again. `node --watch`
// can't do it, as it takes the temporary files that Vite's plugins write for changes.
const serverSources = [
  'apps/api/src',
  'apps/web/server',
  'packages/rules/src',
  'packages/api-client/src',
  'packages/i18n',
];
const settleMs = 100;

let server: ChildProcess;
let settling: NodeJS.Timeout | undefined;

function startServer() {
  server = spawn(process.execPath, ['apps/web/server/dev.ts'], { cwd: root, stdio: 'inherit' });
}

function restart() {
  console.log('  A source of the server changed: starting it again');
  const old = server;
  if (old.exitCode !== null) return startServer();
  old.once('exit', startServer);
  old.kill('SIGTERM');
}

function changed() {
  clearTimeout(settling);
  settling = setTimeout(restart, settleMs);
}

for (const folder of serverSources) watch(join(root, folder), { recursive: true }, changed);
watch(join(root, 'openapi.yaml'), changed);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.once('exit', () => process.exit(0));
    server.kill(signal);
  });
}
startServer();
