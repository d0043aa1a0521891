import { directoryStorage } from './directory.ts';
import type { UploadSettings } from './settings.ts';
import type { Storage } from './storage.ts';

/** Opens the storage of the settings. The client of S3 is loaded with the first use: it doubles the time of a start. */
export function openStorage(settings: UploadSettings): Storage {
  if (settings.kind === 'directory') return directoryStorage(settings.directory);
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
