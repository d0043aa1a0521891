import type { Language, Namespace, Resources } from '@lyceum/i18n';
import { loadTexts } from '@lyceum/i18n/loading';
import { createContext, use } from 'react';
import { useMatches } from 'react-router-dom';
import type { PageContext } from '../pageContext.ts';
import { browserI18n, startI18n } from './i18n.ts';

/** The namespaces of every page, for the frame and the catalog. */
const pageNamespaces = ['common', 'landing', 'catalog', 'errors'] as const satisfies Namespace[];

/** The texts on the server. */
export const TextsContext = createContext<PageContext['texts'] | null>(null);

/** The texts that the server renders the page with. None in the browser, which has loaded them. */
export function useServerTexts(): Resources {
  const namespaces = usePageNamespaces();
  return use(TextsContext)?.(namespaces) ?? {};
}

/** The namespaces that the page needs: the server's loaders name those of their routes. */
export function usePageNamespaces(): Namespace[] {
  const ofRoutes = useMatches().flatMap(
    ({ loaderData }) => (loaderData as { texts?: readonly Namespace[] | null } | undefined)?.texts ?? [],
  );
  return [...pageNamespaces, ...ofRoutes];
}

/** The address of the texts of a namespace. */
export const textsAddress = (language: Language, namespace: Namespace, version: string): string =>
  `/locales/${language}/${namespace}.json?v=${version}`;

/** Loads the texts that the server rendered the page with, before the hydration. */
export async function loadFirstTexts(): Promise<void> {
  const { lang, dataset } = document.documentElement;
  const i18n = startI18n(lang as Language, dataset.textsVersion);
  await loadTexts(i18n, lang as Language, (dataset.texts ?? '').split(' ') as Namespace[]);
}

/** Loads texts that the page does not have, for a route's `clientLoader` or a lazy component. */
export async function loadPageTexts(...wanted: Namespace[]): Promise<void> {
  const i18n = browserI18n();
  await loadTexts(i18n, i18n.language as Language, wanted);
}

/** The `clientLoader` of a page that needs only texts. */
export const textsLoader =
  (...wanted: Namespace[]) =>
  async () => {
    await loadPageTexts(...wanted);
    return { texts: null };
  };
