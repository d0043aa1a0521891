import type { Language, Namespace, Resources } from '@lyceum/i18n';

/** Where the third-party sign-in button leads, or null where none is configured. */
export type ThirdParty = { kind: 'google'; clientId: string } | { kind: 'demo'; authorizeUrl: string } | null;

/** What a page that is rendered on the server knows of its request; loaders find it as `context`. */
export type PageRequest = {
  /** What the policy of this answer knows the page's own scripts and styles by. Loaders give it to nobody. */
  nonce: string;
  /** A `fetch` that hands a request to the API in the same process. */
  reachApi: (request: Request) => Promise<Response>;
  language: Language;
  /** The texts of some areas in that language. */
  texts: (wanted: readonly Namespace[]) => Resources;
  /** Names the state of all texts: the page asks for those that it did not come with by it. */
  textsVersion: string;
  /** `light` or `dark` where the visitor chose one, else null: the system's wish. */
  theme: 'light' | 'dark' | null;
  /** Address that canonical links carry, without a slash at its end. */
  publicUrl: string;
  thirdParty: ThirdParty;
};

declare module 'react-router' {
  interface AppLoadContext extends PageRequest {}
}
