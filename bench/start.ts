import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/run.ts';
import { type Measure, rounded } from './lib/outcomes.ts';

// `npm start` in a fresh clone of the last commit, which installs the packages and builds, and once more.

/** @returns the seconds until the product listens */
async function startIn(folder: string): Promise<number> {
  const startedAt = performance.now();
  // A group of its own: npm does not forward signals.
  const npm = spawn('npm', ['start'], { cwd: folder, env: { ...process.env, PORT: '0' }, detached: true });
  const ended = once(npm, 'close');
  let output = '';
  const listening = new Promise<void>((resolve) => {
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
        if (output.includes('Lyceum is open at')) resolve();
      });
    }
  });
  await Promise.race([listening, ended]);
  const seconds = (performance.now() - startedAt) / 1000;
  if (npm.exitCode !== null) throw new Error(`npm start ended: ${output}`);
  process.kill(-(npm.pid ?? Number.NaN), 'SIGTERM');
  await ended;
  return seconds;
}

export const measure: Measure = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lyceum-clone-'));
  try {
    execFileSync('git', ['clone', '--quiet', root, folder]);
    const first = await startIn(folder);
    const again = await startIn(folder);
    return [
      {
        what: '`npm start` fresh clone / again, s',
        aim: '≤ 75 / 4',
        measured: `${rounded(first)} / ${rounded(again)}`,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
