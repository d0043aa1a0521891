/** The files of `locales/{language}/`, one per area, so that a page loads only its own texts. */
export const namespaces = [
  'common',
  'catalog',
  'auth',
  'dashboard',
  'experts',
  'instructor',
  'courseEditor',
  'profile',
  'reviews',
  'messages',
  'staff',
  'search',
  'errors',
] as const;

/** The namespaces of the browser. */
export type Namespace = (typeof namespaces)[number];

/** The namespace of the server. */
export const serverNamespace = 'server';

/** The nested texts of a file. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Texts by language and namespace, as `createI18n` takes them. */
export type Resources = { [language in string]?: { [namespace in string]?: Texts } };
