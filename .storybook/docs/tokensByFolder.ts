import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The tokens in the styles of each folder of packages/ui, such as `color.accent`, sorted by name. */
export function tokensByFolder(): Record<string, string[]> {
  const styles = globSync('packages/ui/src/{components,patterns}/*/*.css.ts', { cwd: root }).sort();
  const sources = Map.groupBy(styles, dirname);
  return Object.fromEntries(
    [...sources].map(([folder, paths]) => {
      const source = paths.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
      const tokens = Array.from(source.matchAll(/\bvars\.(\w+\.\w+)/g), ([, token = '']) => token);
      return [folder, [...new Set(tokens)].sort()];
    }),
  );
}
