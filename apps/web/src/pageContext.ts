import type { Language, Namespace, Resources } from '@lyceum/i18n';

/** The target of the third-party sign-in button; null if none is configured. */
export type ThirdParty = { kind: 'google'; clientId: string } | { kind: 'demo'; authorizeUrl: string } | null;

/** The request of a page that is rendered on the server. Loaders get it as `context`. */
export type PageContext = {
  /** The nonce of the page's own scripts and styles in its Content-Security-Policy. Loaders must not return it. */
  nonce: string;
  /** A `fetch` that calls the API in the same process. */
  reachApi: (request: Request) => Promise<Response>;
  language: Language;
  /** Returns the texts of these namespaces in that language. */
  texts: (namespaces: readonly Namespace[]) => Resources;
  /** Returns the built stylesheets of these routes. */
  styles: (routeIds: readonly string[]) => string;
  /** The version of all texts. The page uses it to load further texts. */
  textsVersion: string;
  /** The selected theme; null for the preference of the system. */
  theme: 'light' | 'dark' | null;
  /** The base address of canonical links, without a trailing slash. */
  publicUrl: string;
  thirdParty: ThirdParty;
};

declare module 'react-router' {
  interface AppLoadContext extends PageContext {}
}
