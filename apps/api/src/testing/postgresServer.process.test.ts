import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

test('a process that can start PostgreSQL ends with the code that it was about to end with', async () => {
  const here = new URL('./postgresServer.ts', import.meta.url).href;
  const script = `await import(${JSON.stringify(here)}); process.exitCode = 3;`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  expect(await once(child, 'exit')).toEqual([3, null]);
});
