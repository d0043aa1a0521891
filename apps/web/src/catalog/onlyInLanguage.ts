import { findLocalized, type Language, type Localized, languages } from '@lyceum/i18n';

/** Marks data whose texts have one language. `useCompleteData` replaces it when another is needed. */
export interface OnlyIn {
  onlyIn?: Language;
}

function isLocalized(value: object): value is Localized {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => languages.some((language) => language === key));
}

function reduced(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => reduced(item, language));
  if (isLocalized(value)) {
    const shown = findLocalized(value, language);
    return shown ? { [shown.language]: shown.text } : {};
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, reduced(item, language)]));
}

/**
 * The data of a page for its HTML: each text from the catalog only in the language that the page shows [2.258]. The
 * browser loads the others when they are needed.
 */
export function onlyInLanguage<Data extends object>(data: Data, language: Language): Data & OnlyIn {
  return { ...(reduced(data, language) as Data), onlyIn: language };
}
