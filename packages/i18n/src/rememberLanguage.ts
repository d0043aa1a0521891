import { type Language, languageCookie, languageQuery, storageKeys } from '@lyceum/rules';

/** The names in the storages of the browser, and how long the cookie lives. */
const stores = { item: storageKeys.language, cookie: languageCookie, seconds: 365 * 24 * 60 * 60 };

/** A script below contains its source, so it uses no outer variables. */
function store(language: string, { item, cookie: name, seconds }: typeof stores): void {
  try {
    localStorage.setItem(item, language);
  } catch {
    // Local storage is blocked or full; the cookie below still has the language.
  }
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const cookie = `${name}=${language}; path=/; max-age=${seconds}; samesite=lax${secure}`;
  // The Cookie Store API is missing where a page is not served over https, so the old setter is used.
  Object.assign(document, { cookie });
}

/** Stores the selected language: in local storage for the app, in a cookie for the server [1.12]. */
export function rememberLanguage(language: Language): void {
  store(language, stores);
}

/**
 * A script that stores the language of the page if its address selects it. Without it, a link that is followed before the
 * app has started would lead back to the language of the browser, because links have no language.
 */
export const rememberLanguageScript = `if(new URLSearchParams(location.search).get('${languageQuery}')===document.documentElement.lang)(${store})(document.documentElement.lang,${JSON.stringify(stores)});`;
