import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

// Compresses the web app's files at build time with Brotli's best quality, which is too slow for a request.

const folder = join(import.meta.dirname, '../apps/web/build/client');
for (const file of globSync('**/*.{js,css,svg,json,webmanifest}', { cwd: folder })) {
  const path = join(folder, file);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path)));
}
