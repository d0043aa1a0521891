import { fallbackLanguage, type Language, languages } from '@lyceum/rules';
import { type BackendModule, createInstance, type i18n, type Resource } from 'i18next';
import { formatNumber } from './format.ts';
import { isolated } from './isolation.ts';
import { acceptedLanguage } from './languages.ts';
import type { Resources } from './namespaces.ts';

const translationRetries = 5;
const translationFirstRetryMs = 350;

export interface I18nOptions {
  language: Language;
  /** The initial texts. */
  resources?: Resources;
  /** Fetches the texts that `@lyceum/i18n/loading` loads later. */
  backend?: BackendModule;
}

/**
 * Formats the counted number of a text (4,800 or 4 800), leaves other numbers unchanged, and isolates texts of the
 * opposite direction.
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
 * Creates an i18next instance that is ready at once. Requests of a server may share one whose texts do not change. Interpolated values are not escaped, because React escapes them; escape them in HTML from other sources.
 */
export function createI18n({ language, resources = {}, backend }: I18nOptions): i18n {
  const instance = createInstance().use(valuesByLanguage);
  if (backend) instance.use(backend);
  void instance.init({
    lng: language,
    fallbackLng: fallbackLanguage,
    // Without this list i18next accepts any text as a language, for example `../../x`.
    supportedLngs: [...languages],
    load: 'languageOnly',
    ns: Object.keys(resources[language] ?? {}),
    defaultNS: 'common',
    resources: resources as Resource,
    interpolation: { escapeValue: false, alwaysFormat: true },
    initAsync: false,
    // The delay doubles each time [9.3].
    maxRetries: translationRetries,
    retryTimeout: translationFirstRetryMs,
  });
  return instance;
}
