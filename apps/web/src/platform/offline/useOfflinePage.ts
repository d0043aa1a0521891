import { useEffect } from 'react';
import { workerUrl } from '../document/addresses.ts';
import { useTheme } from '../document/ThemeProvider.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';

/** Registers the service worker, which keeps the offline page in the visitor's language and theme. */
export function useOfflinePage(): void {
  const language = useLanguage();
  const { theme } = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server reads the language and the theme in cookies
  useEffect(() => {
    // Browsers have no workers in insecure contexts.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // The page does not depend on it, and the browser may block the storage.
    keepOfflinePage().catch(() => undefined);
  }, [language, theme]);
}

async function keepOfflinePage(): Promise<void> {
  await navigator.serviceWorker.register(workerUrl);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('The offline page may have changed');
}
