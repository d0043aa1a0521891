/** The languages of the interface and of the catalog's names [1.13]. */
export const languages = ['en', 'ar', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The language of texts that are missing in the requested one [2.14]. */
export const fallbackLanguage = 'en' as const satisfies Language;

/** A name or description by language; a language may be missing or empty. */
export type Localized = { readonly [L in Language]?: string | null | undefined };
