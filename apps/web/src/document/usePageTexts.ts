import type { Resources } from '@lyceum/i18n';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';

/** The part of a route's loader data that contains the texts of its page. Null if `clientLoader` loaded them. */
interface PageData {
  texts?: Resources | null;
}

/** Adds the texts of the matched routes before their components render, on the server and during hydration. */
export function usePageTexts(): void {
  const { i18n } = useTranslation();
  const matches = useMatches();
  for (const { loaderData } of matches) {
    const { texts } = (loaderData ?? {}) as PageData;
    for (const [language, namespaces] of Object.entries(texts ?? {})) {
      for (const [namespace, bundle] of Object.entries(namespaces ?? {})) {
        if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, bundle);
      }
    }
  }
}
