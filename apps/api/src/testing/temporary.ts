import { cpSync, statfsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files in memory, on Linux. */
const sharedMemory = '/dev/shm';

/** Whether this many bytes of shared memory are free. Containers have 64 MB by default. */
export function hasSharedMemory(bytes: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(sharedMemory);
    return bavail * bsize >= bytes;
  } catch {
    return false;
  }
}

/** In bytes. The server's tests on both engines use a tenth of it, and browsers use some, too. */
const needed = 4 * 1024 ** 3;

/**
 * Where tests create databases: in memory if there is enough. Creating the thousand files of a database on a disk takes up
 * to ten times as long.
 * @param onDisk where else
 */
export const databaseRoot = (onDisk = tmpdir()): string => (hasSharedMemory(needed) ? sharedMemory : onDisk);

/** A folder for `DATA_DIR` that tests remove with the files that a server puts beside it, such as its lock. */
export interface DataFolder {
  folder: string;
  remove: () => Promise<void>;
}

/** @param template the folder to copy. @default none: the folder is empty */
export async function createDataFolder(template?: string): Promise<DataFolder> {
  const parent = await mkdtemp(join(databaseRoot(), 'lyceum-data-'));
  const folder = join(parent, 'data');
  if (template) cpSync(template, folder, { recursive: true });
  else await mkdir(folder);
  return { folder, remove: () => rm(parent, { recursive: true, force: true }) };
}
