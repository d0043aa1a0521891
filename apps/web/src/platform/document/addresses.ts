import type { Language } from '@lyceum/i18n';

/** The address of the service worker. Its folder is its scope. */
export const workerUrl = '/service-worker.js';

/** The address of the page that replaces all others while there is no connection. */
export const offlineUrl = '/offline';

/** The address of the web app manifest in a language. */
export const manifestUrlOf = (language: Language): string => `/${language}.webmanifest`;
