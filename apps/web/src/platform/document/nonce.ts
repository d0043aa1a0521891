import { createContext, use } from 'react';

/** The nonce of the document, also after client-side navigations. Undefined on the server. */
export function documentNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLElement>('style[nonce]')?.nonce;
}

/** The nonce in the page's Content-Security-Policy for its own scripts and styles. The server provides it. */
export const NonceContext = createContext(documentNonce());

export function useNonce(): string | undefined {
  return use(NonceContext);
}
