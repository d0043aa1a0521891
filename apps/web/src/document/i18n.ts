import { createI18n, type Language, type Namespace, type Resources } from '@lyceum/i18n';
import type { i18n } from 'i18next';

/** Sent with every page: what the frame and the catalog's pages say. Others are loaded when first wanted. */
export const pageNamespaces = ['common', 'landing', 'catalog', 'errors'] as const satisfies Namespace[];

let inBrowser: i18n | undefined;
let versionInBrowser: string | undefined;

/**
 * The texts of the page: one instance for each request on the server, one for good in the browser.
 * @param version of the texts on the server that sent the page
 */
export function pageI18n(language: Language, resources: Resources, version?: string): i18n {
  if (typeof document === 'undefined') return createI18n({ language, resources });
  inBrowser ??= createI18n({ language, resources });
  versionInBrowser ??= version;
  return inBrowser;
}

/** Where the browser finds texts of the page's own version. Without a version, the newest. */
export function textsPath(): string {
  const path = '/locales/{lng}/{ns}.json';
  return versionInBrowser ? `${path}?v=${versionInBrowser}` : path;
}

/** The browser's texts. @throws on the server, and before the first page has begun to render */
export function browserI18n(): i18n {
  if (!inBrowser) throw new Error('The texts were asked for before the page had begun to render.');
  return inBrowser;
}

/** Brings texts that the page did not come with, for a route's `clientLoader` or a part that is loaded late. */
export async function loadPageTexts(...wanted: Namespace[]): Promise<void> {
  const i18n = browserI18n();
  const { loadTexts } = await import('@lyceum/i18n/loading');
  await loadTexts(i18n, i18n.language as Language, wanted, { path: textsPath() });
}
