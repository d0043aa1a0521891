import { Problem } from '../base/problems.ts';
import type { UploadSettings } from '../settings/uploads.ts';
import { directoryStorage } from './directory.ts';
import type { Storage } from './storage.ts';

const retryAfterSeconds = 10;

/**
 * Opens the storage of the settings. All of its failures, such as a full disk or an access that the store denies, are problems
 * that end without a change of the request: a 503.
 */
export function openStorage(settings: UploadSettings): Storage {
  const storage = settings.kind === 'directory' ? directoryStorage(settings.directory) : lazyS3(settings);
  return {
    write: (key, content) => orUnavailable(storage.write(key, content)),
    read: (key, part) => orUnavailable(storage.read(key, part)),
    delete: (keys) => orUnavailable(storage.delete(keys)),
    close: () => storage.close(),
  };
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const cause = new Error(`The storage of uploads failed (${reason})`, { cause: error });
    throw new Problem('unavailable', { retryAfter: retryAfterSeconds, cause });
  }
}

/** The client of S3 is loaded with the first use: it doubles the time of a start. */
function lazyS3(settings: Extract<UploadSettings, { kind: 's3' }>): Storage {
  let opened: Promise<Storage> | null = null;
  const open = () => {
    opened ??= import('./s3.ts').then(({ s3Storage }) => s3Storage(settings));
    return opened;
  };
  return {
    write: async (...args) => (await open()).write(...args),
    read: async (...args) => (await open()).read(...args),
    delete: async (keys) => (await open()).delete(keys),
    close: () => void opened?.then((storage) => storage.close()),
  };
}
