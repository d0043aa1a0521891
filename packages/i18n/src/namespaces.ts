/** The files of `locales/{language}/`, one per area, so that a page loads only its own texts. */
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
  'reviews',
  'reports',
  'messages',
  'admin',
  'moderation',
  'search',
  'favorites',
  'certificate',
  'publicInstructor',
  'offline',
  'errors',
] as const;

/** The namespaces of the browser. */
export type Namespace = (typeof namespaces)[number];

/** The namespaces of the server. */
export const serverNamespaces = ['mails', 'server'] as const;

export type ServerNamespace = (typeof serverNamespaces)[number];

/** The nested texts of a file. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Texts by language and namespace, as `createI18n` takes them. */
export type Resources = { [language in string]?: { [namespace in string]?: Texts } };
