import { open, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file that only its owner can read, atomically even in a power cut: it writes and syncs a temporary file,
 * renames it, and syncs the folder.
 */
export async function writeDurably(file: string, text: string): Promise<void> {
  const folder = dirname(file);
  const temporary = join(folder, `.${basename(file)}.new`);
  const handle = await open(temporary, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
  // Windows cannot open a folder, and writes directory entries through.
  if (process.platform === 'win32') return;
  const entries = await open(folder, 'r');
  await entries.sync().finally(() => entries.close());
}
