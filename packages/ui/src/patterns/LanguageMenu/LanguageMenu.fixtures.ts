import { endonyms, languages } from '@lyceum/i18n';

/** A link for each language, by its own name. */
export const languageLinks = languages.map((language) => ({
  language,
  name: endonyms[language],
  href: `?lng=${language}`,
}));
