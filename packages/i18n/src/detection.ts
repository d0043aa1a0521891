import { fallbackLanguage, type Language, languageCookie, languageQuery } from '@lyceum/rules';
import Negotiator from 'negotiator';
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
    ...new Negotiator({ headers: { 'accept-language': acceptLanguage ?? '' } }).languages(),
  ]);
}
