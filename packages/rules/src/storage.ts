/** The storage keys of the browser, among them those of the tokens [3.2] and of the language [1.12]. */
export const storageKeys = {
  accessToken: 'token',
  refreshToken: 'refreshToken',
  language: 'i18nextLng',
  notifications: 'notificationPreferences',
  /** In session storage, before the name of the form: what was typed and not sent yet. */
  draft: 'draft',
} as const;

/** The cookie that tells the server the chosen language before any script runs. */
export const languageCookie = 'i18next';

/** The query-string field that asks for a language [9.2]. */
export const languageQuery = 'lng';
