interface LanguageDefinition {
  /** The name of the language in that language. */
  endonym: string;
  direction: 'ltr' | 'rtl';
  /** The language with a territory, as Open Graph requires. */
  openGraph: string;
  /** The currency of prices; the number is the same in all languages [9.4]. */
  currency: 'USD' | 'EUR';
}

/** The languages of the interface and of the catalog's names [1.9]. This is the only list of languages. */
export const languageDefinitions = {
  en: { endonym: 'English', direction: 'ltr', openGraph: 'en_US', currency: 'USD' },
  ar: { endonym: 'العربية', direction: 'rtl', openGraph: 'ar_AR', currency: 'USD' },
  fr: { endonym: 'Français', direction: 'ltr', openGraph: 'fr_FR', currency: 'EUR' },
} as const satisfies Record<string, LanguageDefinition>;

export type Language = keyof typeof languageDefinitions;

export const languages = Object.keys(languageDefinitions) as readonly Language[];

/** A value for each language. */
export function byLanguage<Value>(create: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, create(language)])) as Record<
    Language,
    Value
  >;
}

/** The language of texts that are missing in the requested one [2.14]. */
export const fallbackLanguage = 'en' as const satisfies Language;

/** A name or description by language; a language may be missing or empty. */
export type Localized = { readonly [L in Language]?: string | null | undefined };
