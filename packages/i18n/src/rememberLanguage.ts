import { type Language, languageCookie, storageKeys } from '@lyceum/rules';

const yearInSeconds = 365 * 24 * 60 * 60;

/** Stores the selected language: in local storage for the app, in a cookie for the server [1.12]. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKeys.language, language);
  } catch {
    // Local storage is blocked or full; the cookie below still has the language.
  }
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const cookie = `${languageCookie}=${language}; path=/; max-age=${yearInSeconds}; samesite=lax${secure}`;
  // The Cookie Store API is missing where a page is not served over https, so the old setter is used.
  Object.assign(document, { cookie });
}
