import type { Language, Namespace, Resources } from '@lyceum/i18n';

/** The target of the third-party sign-in button; null if none is configured. */
export type ThirdParty = { kind: 'google'; clientId: string } | { kind: 'demo'; authorizeUrl: string } | null;

/** The request of a page that is rendered on the server. Loaders get it as `context`. */
export type PageRequest = {
  /** The nonce of the page's own scripts and styles in its Content-Security-Policy. Loaders must not return it. */
  nonce: string;
  /** A `fetch` that calls the API in the same process. */
  reachApi: (request: Request) => Promise<Response>;
  language: Language;
  /** Returns the texts of these namespaces in that language. */
  texts: (namespaces: readonly Namespace[]) => Resources;
  /** The version of all texts. The page uses it to load further texts. */
  textsVersion: string;
  /** The selected theme; null for the preference of the system. */
  theme: 'light' | 'dark' | null;
  /** The base address of canonical links, without a trailing slash. */
  publicUrl: string;
  thirdParty: ThirdParty;
  /** The address of the script that starts the page. */
  startScript: string;
  /** Receives the HTML of the page, in place of the response's body, which would be a stream of its bytes. */
  receive: (html: string) => void;
};

declare module 'react-router' {
  interface AppLoadContext extends PageRequest {}
}
