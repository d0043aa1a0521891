import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

const root = join(import.meta.dirname, '..', '..', '..');

/** Paths from the root of the repository, without tests. */
export const sourcesIn = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => /\.(test|fixtures)\.tsx?$/.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

export const read = (path: string) => readFileSync(join(root, path), 'utf8');
export const parsed = (path: string) => parseSync(path, read(path));

/** A module that another one imports. */
export interface Import {
  /** The path from the root of the repository. */
  path: string;
  /** The imported names; none if the whole module is imported lazily. */
  names: readonly string[];
}

/** The file or folder that a specifier means, if it is in `packages/ui` or `apps/web`. */
function pathOf(specifier: string, from: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [, kind, name] = /^@lyceum\/ui\/(components|patterns)\/(.+)$/.exec(specifier) ?? [];
  return kind ? `packages/ui/src/${kind}/${name}/index.ts` : null;
}

/** The modules that a file imports or re-exports, without those imported for types only. */
export function importsOf(from: string): Import[] {
  const source = read(from);
  const { staticImports, staticExports, dynamicImports } = parseSync(from, source).module;
  const found = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      names: entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? ''),
      isUsed: entries.length === 0 || entries.some(({ isType }) => !isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest, importName, isType }) => ({
        specifier: moduleRequest?.value ?? '',
        names: importName.name ? [importName.name] : [],
        isUsed: !isType,
      })),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: source.slice(start + 1, end - 1),
      names: [],
      isUsed: true,
    })),
  ];
  return found.flatMap(({ specifier, names, isUsed }) => {
    const path = isUsed ? pathOf(specifier, from) : null;
    return path ? [{ path, names }] : [];
  });
}
