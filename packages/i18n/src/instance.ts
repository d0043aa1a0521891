import { fallbackLanguage, type Language, languages } from '@lyceum/rules';
import { createInstance, type i18n, type Resource } from 'i18next';
import type { Resources } from './namespaces.ts';

export interface I18nOptions {
  language: Language;
  /** The texts at hand from the start. Others are fetched by `loadTexts` of `@lyceum/i18n/loading`. */
  resources?: Resources;
}

/**
 * An i18next instance of its own: a server has one for each request, and nothing leaks between them. It is ready
 * when it is returned. Values are put in unescaped, as React escapes what it shows: escape them where HTML is
 * made by hand.
 */
export function createI18n({ language, resources = {} }: I18nOptions): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: fallbackLanguage,
    // Without this list, i18next would take any text for a language, `../../x` included.
    supportedLngs: [...languages],
    load: 'languageOnly',
    ns: Object.keys(resources[language] ?? {}),
    defaultNS: 'common',
    resources: resources as Resource,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}
