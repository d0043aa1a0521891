/** The files of `locales/{language}/`, one for each area, so that a page carries only its own texts. */
export const namespaces = [
  'common',
  'landing',
  'catalog',
  'auth',
  'dashboard',
  'experts',
  'instructor',
  'courseEditor',
  'profile',
  'admin',
  'errors',
] as const;

/** Texts that a browser may ask for. */
export type Namespace = (typeof namespaces)[number];

/** Texts that only the server needs. */
export const serverNamespaces = ['mails', 'server'] as const;

export type ServerNamespace = (typeof serverNamespaces)[number];

/** The texts of a file: nested, with strings at the ends. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Languages, in them namespaces, in them texts: what `createI18n` starts with. */
export type Resources = { [language in string]?: { [namespace in string]?: Texts } };
