import { spawn } from 'node:child_process';
import { root } from './lib/run.ts';

const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/web/server/dev.ts'], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
