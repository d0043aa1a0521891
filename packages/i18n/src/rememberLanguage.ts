import { type Language, languageCookie, languageQuery, languages, storageKeys } from '@lyceum/rules';

const yearInSeconds = 365 * 24 * 60 * 60;
/** When browsers send the cookie. */
const attributes = `path=/;max-age=${yearInSeconds};samesite=lax`;

/** Stores the selected language: in local storage for the app, in a cookie for the server [1.12]. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKeys.language, language);
  } catch {
    // Local storage is blocked or full; the cookie below still has the language.
  }
  const secure = location.protocol === 'https:' ? ';secure' : '';
  const cookie = `${languageCookie}=${language};${attributes}${secure}`;
  // The Cookie Store API is missing where a page is not served over https, so the old setter is used.
  Object.assign(document, { cookie });
}

interface Names {
  languages: readonly string[];
  key: string;
  cookie: string;
  query: string;
  attributes: string;
}

/**
 * Stores a language that the address selects: without it, a link that is followed before the app has started would lead
 * back to the previous language, because links have no language. Otherwise, if the stored choice is another one than that
 * of the page because the cookie is gone, restores the cookie and loads the page again, before anything is painted [9.2].
 * It is the source of an inline script, so it uses no outer variables.
 */
export function applyStoredLanguage({ languages, key, cookie, query, attributes }: Names): void {
  const pageLanguage = document.documentElement.lang;
  const isSelected =
    new URLSearchParams(location.search).get(query)?.slice(0, 2).toLowerCase() === pageLanguage;
  let storedLanguage: string | null = null;
  try {
    if (isSelected) localStorage.setItem(key, pageLanguage);
    storedLanguage = localStorage.getItem(key);
  } catch {
    // Local storage is blocked or full.
  }
  const language = isSelected ? pageLanguage : storedLanguage;
  if (!language || !languages.includes(language)) return;
  const pair = `${cookie}=${language}`;
  const hasCookie = () => document.cookie.split('; ').includes(pair);
  if (hasCookie()) return;
  const secure = location.protocol === 'https:' ? ';secure' : '';
  Object.assign(document, { cookie: `${pair};${attributes}${secure}` });
  // Where cookies are blocked, the server would render the same page again.
  if (language !== pageLanguage && hasCookie()) location.reload();
}

/** The inline script of each page, for its head. */
export const rememberLanguageScript = `(${applyStoredLanguage})(${JSON.stringify({
  languages,
  key: storageKeys.language,
  cookie: languageCookie,
  query: languageQuery,
  attributes,
} satisfies Names)});`;
