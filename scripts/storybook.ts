import { spawn } from 'node:child_process';
import { root } from './lib/run.ts';

const child = spawn('storybook', ['dev', '--port=6006', '--host=127.0.0.1', '--no-open'], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
