import { dirname } from 'node:path';
import { importsOf, read, sourcesIn } from './sources.ts';

const isStyle = (path: string) => path.endsWith('.css.ts') && !path.includes('/theme/');

/** The style sheets of a folder, and those of other folders that they build on. */
function stylesOf(folder: string): Set<string> {
  const found = new Set<string>();
  const rest = sourcesIn(`${folder}/*.ts{,x}`).filter((path) => !path.endsWith('.stories.tsx'));
  for (let path = rest.pop(); path; path = rest.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    rest.push(...importsOf(path).flatMap((one) => (isStyle(one.path) ? [one.path] : [])));
  }
  return found;
}

/** The tokens in the styles of a story file's folder, such as `color.accent`, sorted by name. */
export function tokensOf(page: string): string[] {
  const tokens = [...stylesOf(dirname(page))].flatMap((path) =>
    Array.from(read(path).matchAll(/\bvars\.(\w+\.\w+)/g), ([, token = '']) => token),
  );
  return [...new Set(tokens)].sort();
}
