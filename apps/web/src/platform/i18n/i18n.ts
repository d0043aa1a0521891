import { createI18n, type Language, type Resources, textsBackend } from '@lyceum/i18n';
import type {} from '@lyceum/i18n/keys';
import type { i18n } from 'i18next';

let inBrowser: i18n | undefined;

/** The server's translations by their texts. Nothing changes them. */
const onServer = new WeakMap<Resources, i18n>();

/** The translations of a page on the server: one instance for all pages with the same texts. The browser has one per tab. */
export function pageI18n(language: Language, resources: Resources): i18n {
  const instance = inBrowser ?? onServer.get(resources) ?? createI18n({ language, resources });
  if (!inBrowser) onServer.set(resources, instance);
  return instance;
}

/**
 * Creates the translations of the browser, without texts.
 * @param version the version of the translations on the server that rendered the page
 */
export function startI18n(language: Language, version: string | undefined): i18n {
  inBrowser = createI18n({ language, backend: textsBackend({ version }) });
  return inBrowser;
}

/** The browser's translations. @throws on the server, and before the hydration */
export function browserI18n(): i18n {
  if (!inBrowser) throw new Error('browserI18n was called before the translations were loaded.');
  return inBrowser;
}

/** The language of the browser's page. @throws on the server, and before the first page is rendered */
export function browserLanguage(): Language {
  return browserI18n().language as Language;
}
