import type { Language } from '@lyceum/i18n';

/** The address of the worker. Its folder is its scope. */
export const workerUrl = '/service-worker.js';

/** The address of the web app manifest in a language. Every page contains it, so it is short. */
export const manifestUrlOf = (language: Language): string => `/${language}.webmanifest`;

/** What the worker, the offline page and the app call their shared cache and its entries. */
export const offlineNames = {
  /** Caches of other formats of this product begin with the same word. */
  prefix: 'lyceum-offline-',
  cache: 'lyceum-offline-1',
  /** The page in place of those that are not kept. */
  page: '/offline',
  /** The list of what is kept, an `OfflineIndex`. No page has this address. */
  index: '/offline/index.json',
} as const;

export type OfflineNames = typeof offlineNames;

/** The sizes of files by address, in bytes. */
export type FileSizes = Readonly<Record<string, number>>;

/** A course page that the browser keeps. */
export interface KeptPage {
  path: string;
  /** The name of the course, and its language. */
  name: string;
  language: Language;
  /** The page and all files that it loads. */
  files: FileSizes;
}

/** What the browser keeps. */
export interface OfflineIndex {
  /** The last signed-in user; null before the first one. */
  userId: string | null;
  /** The offline page: the language, theme and version that it was kept for, and what it loads. */
  offlinePage: { variant: string; files: FileSizes } | null;
  /** The course that was seen last comes first. */
  pages: readonly KeptPage[];
}
