import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../base/startupErrors.ts';

/** Another process has the data directory open. */
class DataDirectoryInUse extends StartupError {}

/**
 * Acquires the exclusive right to open `dataDir`, by a lock on a file inside, which is the same file by every path and in
 * every container. The system releases it even after `kill -9`. Two processes on one embedded database would silently
 * lose each other's data.
 * @returns a function that releases the lock
 * @throws {StartupError} if another process holds the lock, or the file cannot be locked
 */
export function lockDataDirectory(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0, open: false });
  try {
    lock.open();
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    if (lock.isOpen) lock.close();
    if (!isBusy(error)) throw new StartupError(unlockable(dataDir, error), { cause: error });
    throw new DataDirectoryInUse(
      `DATA_DIR ${dataDir} is open in another process, and two in one embedded database would lose data. ` +
        'Stop the other one, or set DATA_DIR to another folder.',
    );
  }
  return () => lock.close();
}

const unlockable = (dataDir: string, error: unknown) =>
  `DATA_DIR ${dataDir} cannot be locked (${error instanceof Error ? error.message : error}), and two processes in one ` +
  'embedded database would lose data. Set DATA_DIR to a folder of this user, on a file system with locks.';

/** SQLITE_BUSY and SQLITE_LOCKED. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (error.errcode === 5 || error.errcode === 6);
}
