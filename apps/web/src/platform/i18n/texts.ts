import type { Language, Namespace } from '@lyceum/i18n';
import { loadTexts } from '@lyceum/i18n/loading';
import type { i18n } from 'i18next';
import { createContext, use } from 'react';
import { useMatches } from 'react-router-dom';
import { browserI18n } from './i18n.ts';

/** What a route exports in its `handle`. */
export interface TextsHandle {
  /** The namespaces that the page needs besides those of its parents. @default none */
  texts?: readonly Namespace[];
}

/** On the server: the translations with these namespaces, in the language of the page. Null in the browser. */
export const ServerI18n = createContext<((namespaces: readonly Namespace[]) => i18n) | null>(null);

/** The translations of the page. */
export function usePageI18n(): i18n {
  const namespaces = usePageNamespaces();
  const onServer = use(ServerI18n);
  return onServer ? onServer(namespaces) : browserI18n();
}

/** The namespaces that the page needs. */
export const usePageNamespaces = (): Namespace[] =>
  useMatches().flatMap(({ handle }) => (handle as TextsHandle | undefined)?.texts ?? []);

/** The address of the texts of a namespace. */
export const textsAddress = (language: Language, namespace: Namespace, version: string): string =>
  `/locales/${language}/${namespace}.json?v=${version}`;

/** Loads the texts that the server rendered the page with, before the hydration. */
export async function loadFirstTexts(): Promise<void> {
  const namespaces = (document.documentElement.dataset.texts ?? '').split(' ') as Namespace[];
  await loadPageTexts(...namespaces);
}

/** Loads texts that the page does not have, for a route's `clientLoader` or a lazy component. */
export async function loadPageTexts(...namespaces: Namespace[]): Promise<void> {
  const i18n = browserI18n();
  await loadTexts(i18n, i18n.language as Language, namespaces);
}

/** The `clientLoader` of a page that needs only texts. */
export const textsLoader =
  (...namespaces: Namespace[]) =>
  async () => {
    await loadPageTexts(...namespaces);
    return null;
  };
