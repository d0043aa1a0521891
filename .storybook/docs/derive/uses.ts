import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { importsOf, sourcesIn } from './sources.ts';

/** Story files, each of which has a docs page. */
export const uiPages = sourcesIn('packages/ui/src/{components,patterns}/*/*.stories.tsx');
const screenPages = sourcesIn('apps/web/src/**/*.stories.tsx');
const pages = [...uiPages, ...screenPages];

const nameOf = (page: string) => basename(page, '.stories.tsx');
const mainOf = (page: string) => page.replace('.stories.tsx', '.tsx');
const pageOfMain = new Map(pages.map((page) => [mainOf(page), page]));
const isInUi = (path: string) => /^packages\/ui\/src\/(components|patterns)\//.test(path);

/** The docs pages of the names that a folder of `packages/ui` exports. */
function pagesOf(folder: string, names: readonly string[]): string[] {
  const own = uiPages.filter((page) => dirname(page) === folder);
  const main = own.find((page) => nameOf(page) === basename(folder)) ?? own[0];
  const wanted = names.length > 0 ? names : [''];
  return main ? wanted.map((name) => own.find((page) => nameOf(page) === name) ?? main) : [];
}

/** The docs pages of the components that a page's component renders itself. */
function usesOf(page: string): Set<string> {
  const found = new Set<string>();
  const main = mainOf(page);
  const isFile = (path: string) => existsSync(join(import.meta.dirname, '../../..', path));
  const seen = new Set<string>();
  const rest = isFile(main) ? [main] : sourcesIn(`${dirname(page)}/[a-z]*.tsx`);
  for (let path = rest.pop(); path; path = rest.pop()) {
    if (seen.has(path) || !/\.tsx?$/.test(path) || !isFile(path)) continue;
    seen.add(path);
    for (const { path: target, names } of importsOf(path)) {
      const other = pageOfMain.get(target);
      const folder = dirname(target);
      const others = folder !== dirname(page) && isInUi(target) ? pagesOf(folder, names) : [];
      if (other) found.add(other);
      else if (others.length > 0) for (const one of others) found.add(one);
      else if (isInUi(target) || target.startsWith('apps/web/src/')) rest.push(target);
    }
  }
  found.delete(page);
  return found;
}

const uses = new Map(pages.map((page) => [page, usesOf(page)]));

/** All components that a component renders, at any depth. */
function reach(page: string, seen = new Set<string>()): Set<string> {
  for (const used of uses.get(page) ?? []) {
    if (!seen.has(used)) reach(used, seen.add(used));
  }
  return seen;
}

const reached = new Map(uiPages.map((page) => [page, reach(page)]));

/** Where a component is used, as paths of story files. */
export interface Uses {
  /** The components that it renders itself. */
  parts: string[];
  /** The components and patterns that render it themselves. */
  users: string[];
  /** The screens that render it: themselves, or as a part of `via`. */
  screens: { page: string; via: string | null }[];
}

/** Where the component of a docs page is used, from the imports of the source files. */
export function usesOfPage(page: string): Uses {
  return {
    parts: [...(uses.get(page) ?? [])].filter(isInUi).sort(),
    users: uiPages.filter((other) => uses.get(other)?.has(page)),
    screens: screenPages.flatMap((screen): Uses['screens'] => {
      const own = uses.get(screen) ?? new Set();
      if (own.has(page)) return [{ page: screen, via: null }];
      const via = [...own].sort().findLast((part) => reached.get(part)?.has(page));
      return via ? [{ page: screen, via: nameOf(via) }] : [];
    }),
  };
}
