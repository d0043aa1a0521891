import { createContext, use } from 'react';

/** The nonce of the page that was opened; it is the document's for all pages after it. Undefined on the server. */
export function documentNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLElement>('style[nonce]')?.nonce;
}

/** What the page's Content-Security-Policy knows its own scripts and styles by. The server gives it as it renders. */
export const NonceContext = createContext(documentNonce());

export function useNonce(): string | undefined {
  return use(NonceContext);
}
