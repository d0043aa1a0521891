import { fallbackLanguage, type Language, type Localized, languages } from '@lyceum/rules';

export type Direction = 'ltr' | 'rtl';

/** The way a language is written [1.9]. */
export const directions = { en: 'ltr', ar: 'rtl', fr: 'ltr' } as const satisfies Record<Language, Direction>;

/** Each language by the name that its own speakers read. */
export const endonyms = { en: 'English', ar: 'العربية', fr: 'Français' } as const satisfies Record<
  Language,
  string
>;

const unknown = { en: 'Unknown', ar: 'غير معروف', fr: 'Inconnu' } as const satisfies Record<Language, string>;

/**
 * The language that a tag from outside stands for: `fr-CA` is French, `ar_EG` Arabic, `de` and `../x` nothing.
 * Nothing else than the result may name a file or be given to i18next.
 */
export function acceptedLanguage(tag: unknown): Language | null {
  if (typeof tag !== 'string') return null;
  const primary = tag.trim().toLowerCase().split(/[-_]/, 1)[0];
  return languages.find((language) => language === primary) ?? null;
}

/** A text that knows its language, for the `lang` attribute of what shows it. */
export interface TextInLanguage {
  text: string;
  language: Language;
}

/** The text in the current language, else in English, else `null`: for what may be left out, as a description. */
export function findLocalized(
  texts: Localized | null | undefined,
  language: Language,
): TextInLanguage | null {
  for (const candidate of [language, fallbackLanguage]) {
    const text = texts?.[candidate]?.trim();
    if (text) return { text, language: candidate };
  }
  return null;
}

/** As `findLocalized`, for a name: the last resort is the current language's word for 'Unknown' [2.14]. */
export function localizedWithLanguage(
  texts: Localized | null | undefined,
  language: Language,
): TextInLanguage {
  return findLocalized(texts, language) ?? { text: unknown[language], language };
}
