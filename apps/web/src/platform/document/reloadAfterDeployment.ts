import { storageKeys } from '@lyceum/rules';
import { reloadWithInput } from './reloadWithInput.ts';

/** A file of this version of the app. */
const ownFile = import.meta.url;

/**
 * Reloads the page if a chunk is missing because a deployment replaced the app, unless the page was just reloaded. React
 * Router does the same for the modules of routes. Drafts survive the reload.
 */
export function reloadAfterDeployment(): void {
  window.addEventListener('vite:preloadError', async () => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Without a network, a reload would lose the page.
    const response = await fetch(ownFile, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (response?.status === 404 && visit?.type !== 'reload') reloadWithInput(storageKeys.reloaded);
  });
}
