import { fallbackLanguage, type Language, languages } from '@lyceum/rules';
import { createInstance, type i18n, type Resource } from 'i18next';
import { formatNumber } from './format.ts';
import { isolated } from './isolation.ts';
import { acceptedLanguage } from './languages.ts';
import type { Resources } from './namespaces.ts';

export interface I18nOptions {
  language: Language;
  /** The texts at hand from the start. Others are fetched by `loadTexts` of `@lyceum/i18n/loading`. */
  resources?: Resources;
}

/**
 * 4,800 and 4 800: what is counted is written as the language writes numbers. Other numbers stay as they are; a name
 * or a typed text that is written the other way is isolated.
 */
const valuesByLanguage = {
  type: 'formatter' as const,
  init() {},
  add() {},
  addCached() {},
  format(
    value: unknown,
    _format: string | undefined,
    shown: string | undefined,
    options: { interpolationkey?: string } = {},
  ) {
    const language = acceptedLanguage(shown) ?? fallbackLanguage;
    const counted = typeof value === 'number' && options.interpolationkey === 'count';
    return counted ? formatNumber(value, language) : isolated(String(value), language);
  },
};

/**
 * An i18next instance of its own: a server has one for each request, and nothing leaks between them. It is ready
 * when it is returned. Values are put in unescaped, as React escapes what it shows: escape them where HTML is
 * made by hand.
 */
export function createI18n({ language, resources = {} }: I18nOptions): i18n {
  const instance = createInstance().use(valuesByLanguage);
  void instance.init({
    lng: language,
    fallbackLng: fallbackLanguage,
    // Without this list, i18next would take any text for a language, `../../x` included.
    supportedLngs: [...languages],
    load: 'languageOnly',
    ns: Object.keys(resources[language] ?? {}),
    defaultNS: 'common',
    resources: resources as Resource,
    interpolation: { escapeValue: false, alwaysFormat: true },
    initAsync: false,
  });
  return instance;
}
