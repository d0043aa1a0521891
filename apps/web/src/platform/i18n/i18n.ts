import { createI18n, type Language, textsBackend } from '@lyceum/i18n';
import type {} from '@lyceum/i18n/keys';
import type { i18n } from 'i18next';

/** Without texts, in the language and the version of the page that the server rendered. */
function createFor({ lang, dataset }: HTMLElement): i18n {
  return createI18n({
    language: lang as Language,
    backend: textsBackend({ version: dataset.textsVersion }),
  });
}

/** One for each tab. On the server, pages get theirs by `ServerI18n`. */
const ofTab = typeof document === 'undefined' ? null : createFor(document.documentElement);

/** The browser's translations. @throws on the server */
export function browserI18n(): i18n {
  if (!ofTab) throw new Error('browserI18n was called on the server.');
  return ofTab;
}

/** The language of the browser's page. @throws on the server */
export function browserLanguage(): Language {
  return browserI18n().language as Language;
}
