import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../packages/ui/', import.meta.url));

/** All files with styles. Every build numbers them in the same way. */
const files = globSync('src/**/*.css.ts', { cwd: folder })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

const names = new Map<string, Map<string, string>>();

/**
 * The name of a class in the built app: the numbers of its file and of the name in the file. The default contains a hash,
 * whose letters do not compress, in every page that uses the class.
 * @param hash unique in the app
 */
export function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  const place = files.findIndex((file) => filePath.endsWith(file));
  if (place < 0) throw new Error(`${filePath} is not in packages/ui/src, so its classes have no short names.`);
  const inFile = names.get(filePath) ?? new Map<string, string>();
  names.set(filePath, inFile);
  const name = inFile.get(hash) ?? `_${place.toString(36).padStart(2, '0')}${inFile.size.toString(36)}`;
  inFile.set(hash, name);
  return name;
}
