import { createI18n, type Language, type Namespace, type Resources, textsBackend } from '@lyceum/i18n';
import type {} from '@lyceum/i18n/keys';
import type { i18n } from 'i18next';

/** The namespaces in every page, for the frame and the catalog. Others are loaded on demand. */
export const pageNamespaces = ['common', 'landing', 'catalog', 'errors'] as const satisfies Namespace[];

let inBrowser: i18n | undefined;

/**
 * The translations of the page: one instance per request on the server, one per browser tab.
 * @param version the version of the translations on the server that rendered the page
 */
export function pageI18n(language: Language, resources: Resources, version?: string): i18n {
  if (typeof document === 'undefined') return createI18n({ language, resources });
  inBrowser ??= createI18n({ language, resources, backend: textsBackend({ version }) });
  return inBrowser;
}

/** The browser's translations. @throws on the server, and before the first page is rendered */
export function browserI18n(): i18n {
  if (!inBrowser) throw new Error('browserI18n was called before the page was rendered.');
  return inBrowser;
}

/** The language of the browser's page. @throws on the server, and before the first page is rendered */
export function browserLanguage(): Language {
  return browserI18n().language as Language;
}

/** Loads translations that the page does not contain, for a route's `clientLoader` or a lazy component. */
export async function loadPageTexts(...wanted: Namespace[]): Promise<void> {
  const i18n = browserI18n();
  const { loadTexts } = await import('@lyceum/i18n/loading');
  await loadTexts(i18n, i18n.language as Language, wanted);
}
