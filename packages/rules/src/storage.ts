/** The storage keys of the browser, among them those of the tokens [3.2] and of the language [1.12]. */
export const storageKeys = {
  accessToken: 'token',
  refreshToken: 'refreshToken',
  language: 'i18nextLng',
  /** The favorites of a guest. */
  favorites: 'favorites',
  notifications: 'notificationPreferences',
  /** In session storage, as a prefix of the form's name: unsent drafts. */
  draft: 'draft',
  /** In session storage, from 'Try again' until the page has loaded again: what was typed. */
  reloaded: 'reloaded',
  /** In session storage: what pages showed when the user left them. */
  pages: 'pages',
} as const;

/** The cookie with the chosen language, for the server. */
export const languageCookie = 'i18next';

/** The query parameter that selects a language [9.2]. */
export const languageQuery = 'lng';
