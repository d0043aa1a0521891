import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { Storage } from './storage.ts';

/** Stores objects as files of a directory, which is created with the first one. */
export function directoryStorage(directory: string): Storage {
  const root = resolve(directory);
  const pathOf = (key: string) => {
    const path = resolve(root, key);
    if (path.startsWith(root + sep)) return path;
    throw new Error(`The key ${key} leads out of the directory of uploads`);
  };
  return {
    async write(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(path, content, { mode: 0o600, flush: true });
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    async read(key, part) {
      const file = await open(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (!file) return null;
      if (part) return { sizeBytes: part.end - part.start + 1, stream: file.createReadStream(part) };
      const { size } = await file.stat();
      return { sizeBytes: size, stream: file.createReadStream() };
    },
    async delete(keys) {
      for (const key of keys) {
        await rm(pathOf(key), { force: true }).catch((error: NodeJS.ErrnoException) => {
          // A file takes the place of the directory.
          if (error.code !== 'ENOTDIR') throw error;
        });
      }
    },
    close() {},
  };
}
