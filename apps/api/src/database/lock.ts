import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../startupErrors.ts';

/** Another process has the data directory open. */
class DataDirectoryInUse extends StartupError {}

/**
 * Acquires the exclusive right to open `dataDir`, by a lock on `<dataDir>.lock` that the system releases even after
 * `kill -9`. Two processes on one embedded database would silently lose each other's data.
 * @returns a function that releases the lock
 * @throws {DataDirectoryInUse} if another process holds the lock
 */
export function lockDataDirectory(dataDir: string): () => void {
  const lock = new DatabaseSync(`${dataDir}.lock`, { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DataDirectoryInUse(
      `DATA_DIR ${dataDir} is open in another process, and two in one embedded database would lose data. ` +
        'Stop the other one, or set DATA_DIR to another folder.',
    );
  }
  return () => lock.close();
}

/** SQLITE_BUSY and SQLITE_LOCKED. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (error.errcode === 5 || error.errcode === 6);
}
