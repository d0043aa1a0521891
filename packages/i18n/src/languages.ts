import {
  byLanguage,
  fallbackLanguage,
  type Language,
  type Localized,
  languageDefinitions,
  languages,
} from '@lyceum/rules';

export type Direction = 'ltr' | 'rtl';

/** The writing direction of each language [1.9]. */
export const directions = byLanguage<Direction>((language) => languageDefinitions[language].direction);

/** The name of each language in that language. */
export const endonyms = byLanguage<string>((language) => languageDefinitions[language].endonym);

/**
 * The supported language of an untrusted tag: French for `fr-CA`, Arabic for `ar_EG`, none for `tlh` and `../x` [1.9].
 * Only the result may be part of a file name or passed to i18next.
 */
export function acceptedLanguage(tag: unknown): Language | null {
  if (typeof tag !== 'string') return null;
  const primary = tag.trim().toLowerCase().split(/[-_]/, 1)[0];
  return languages.find((language) => language === primary) ?? null;
}

interface TextInfo {
  direction?: Direction;
}

/** Not in all browsers, and a property in older ones. */
interface LocaleWithTextInfo extends Intl.Locale {
  getTextInfo?: () => TextInfo;
  textInfo?: TextInfo;
}

/** The scripts of today's languages that are written from right to left, by their ISO 15924 codes. */
const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

// `Intl.Locale` takes some 40 μs, and a page has hundreds of texts.
const directionsByTag = new Map<string, Direction>(Object.entries(directions));

/**
 * The writing direction of any BCP 47 tag: `rtl` for `he`, `fa-IR` and `pa-Arab`. It is that of `Intl.Locale`, and where
 * a browser lacks it, that of the script.
 * @throws RangeError if the tag is invalid
 */
export function directionOfLanguage(tag: string): Direction {
  const existing = directionsByTag.get(tag);
  if (existing) return existing;
  const locale: LocaleWithTextInfo = new Intl.Locale(tag);
  const { direction: own } = locale.getTextInfo?.() ?? locale.textInfo ?? {};
  const direction = own ?? (rightToLeftScripts.has(locale.maximize().script ?? '') ? 'rtl' : 'ltr');
  directionsByTag.set(tag, direction);
  return direction;
}

/** A text with its language, for the `lang` attribute of its element. */
export interface TextInLanguage {
  text: string;
  language: Language;
}

/** An optional text, such as a description, in the current language, otherwise in English, otherwise `null`. */
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
