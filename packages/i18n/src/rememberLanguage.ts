import { type Language, languageCookie, languageQuery, storageKeys } from '@lyceum/rules';

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

/**
 * A script that stores the cookie if the address of the page selects its language. Without it, a link that is followed
 * before the app has started would lead back to the language of the browser, because links have no language.
 */
export const rememberLanguageScript = `{let l=document.documentElement.lang;if(new URLSearchParams(location.search).get('${languageQuery}')===l)document.cookie='${languageCookie}='+l+';${attributes}'+(location.protocol==='https:'?';secure':'')}`;
