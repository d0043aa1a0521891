import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

test.each([0, 3])('a process that can start PostgreSQL ends with %i where it was about to', async (code) => {
  const here = new URL('./postgresServer.ts', import.meta.url).href;
  const script = `await import(${JSON.stringify(here)}); process.exitCode = ${code};`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  expect(await once(child, 'exit')).toEqual([code, null]);
});
