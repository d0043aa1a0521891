import { fallbackLanguage, type Language, languageCookie, languageQuery, storageKeys } from '@lyceum/rules';
import { acceptedLanguage } from './languages.ts';

function firstAccepted(tags: Iterable<unknown>): Language {
  for (const tag of tags) {
    const language = acceptedLanguage(tag);
    if (language) return language;
  }
  return fallbackLanguage;
}

function cookieValue(header: string | null | undefined): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = pair.split('=');
    if (name?.trim() === languageCookie) return value?.trim();
  }
  return undefined;
}

const queryValue = (search: string) => new URLSearchParams(search).get(languageQuery);

/** The tags of an Accept-Language header by descending weight, without those of weight 0. */
export function acceptLanguageTags(header: string): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      return { tag, weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0 && weight <= 1)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** The parts of a request that determine the language: the query string and two headers. */
export interface RequestWishes {
  /** With or without the leading `?`. */
  search?: string | undefined;
  cookie?: string | null | undefined;
  acceptLanguage?: string | null | undefined;
}

/**
 * The language of a request: the address, then the stored choice, then the languages of the browser [9.2]. Unsupported
 * languages are ignored.
 */
export function requestLanguage({ search = '', cookie, acceptLanguage }: RequestWishes): Language {
  return firstAccepted([
    queryValue(search),
    cookieValue(cookie),
    ...acceptLanguageTags(acceptLanguage ?? ''),
  ]);
}

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
  // The Cookie Store API is missing where a page is not served over https, so the old setter it is.
  Object.assign(document, { cookie });
}
