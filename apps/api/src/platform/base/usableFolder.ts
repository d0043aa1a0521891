import { randomUUID } from 'node:crypto';
import { mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { SettingsError } from './startupErrors.ts';

/**
 * Creates a folder if it is missing, and checks that files can be stored there.
 * @param setting the name of the setting, for the message
 * @returns its real path, the same for every link to it
 * @throws {SettingsError} if no file can be stored there
 */
export async function openFolder(setting: string, path: string): Promise<string> {
  try {
    await createFolder(resolve(path));
    const folder = await realpath(path);
    const probe = join(folder, `.${randomUUID()}`);
    await writeFile(probe, setting).finally(() => rm(probe, { force: true }));
    return folder;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new SettingsError(
      `${setting} is "${path}", where nothing can be stored (${error.message}), so data would be lost. ` +
        `Set ${setting} to a folder that this process may write to.`,
      { cause: error },
    );
  }
}

/** Not `recursive`: that never ends where a folder cannot be created although its parent exists, as in `/proc`. */
async function createFolder(path: string): Promise<void> {
  const create = () =>
    mkdir(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  await create().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || dirname(path) === path) throw error;
    await createFolder(dirname(path));
    await create();
  });
}
