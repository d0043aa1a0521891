import { storageKeys } from '@lyceum/rules';

/** The part of the browser's window that is used. It may be missing or throw. */
interface Surroundings {
  readonly sessionStorage?: Pick<Storage, 'getItem' | 'setItem'>;
}

type Pages = readonly (readonly [entry: string, shown: unknown])[];

const isPage = (value: unknown): value is Pages[number] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';

/** The number of history entries that are remembered. */
export const maximumEntries = 50;

/**
 * The stored contents of pages by history entry, oldest first. Empty without storage.
 * @param version of the app: contents that another one stored may have other fields, so they are ignored
 */
export function readPages(version: string, here: Surroundings = globalThis): Pages {
  try {
    const value: unknown = JSON.parse(here.sessionStorage?.getItem(storageKeys.pages) ?? 'null');
    if (typeof value !== 'object' || value === null || !('version' in value && 'pages' in value)) return [];
    return value.version === version && Array.isArray(value.pages) ? value.pages.filter(isPage) : [];
  } catch {
    return [];
  }
}

/** Stores the contents of pages in the tab's session storage: the latest ones, if they are too many for it. */
export function storePages(version: string, pages: Pages, here: Surroundings = globalThis): void {
  try {
    here.sessionStorage?.setItem(storageKeys.pages, JSON.stringify({ version, pages }));
  } catch {
    if (pages.length > 1) storePages(version, pages.slice(Math.ceil(pages.length / 2)), here);
  }
}
