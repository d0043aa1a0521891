import { randomBytes } from 'node:crypto';
import type { Language } from '@lyceum/i18n';
import { requestLanguage } from '@lyceum/i18n/server';
import type { FastifyRequest } from 'fastify';

/** What a page depends on besides its address. */
export interface PageWishes {
  language: Language;
  theme: 'light' | 'dark' | null;
}

export const wishesOf = ({ url, headers }: FastifyRequest): PageWishes => ({
  language: requestLanguage({
    search: url.replace(/^[^?]*/, ''),
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
  }),
  theme: chosenTheme(headers.cookie),
});

function chosenTheme(cookie: string | undefined): 'light' | 'dark' | null {
  const choice = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookie ?? '')?.[1];
  return choice === 'light' || choice === 'dark' ? choice : null;
}

export const newNonce = (): string => randomBytes(16).toString('base64');
