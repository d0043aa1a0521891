import type { Resources } from '@lyceum/i18n';
import { useTranslation } from 'react-i18next';

/** Takes in the texts that a route's loader sent along; null where the browser has brought them itself. */
export function usePageTexts(resources: Resources | null): void {
  const { i18n } = useTranslation();
  // While rendering, not in an effect: the server's only chance, and the first thing that the page needs.
  for (const [language, namespaces] of Object.entries(resources ?? {})) {
    for (const [namespace, texts] of Object.entries(namespaces ?? {})) {
      if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, texts);
    }
  }
}
