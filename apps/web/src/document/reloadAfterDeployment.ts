import { manifestUrl } from './loading/manifest.ts';

/** The event that Vite dispatches if a chunk fails to load. */
const partMissing = 'vite:preloadError';
const reloadedFor = 'lyceum:reloadedFor';

async function isGone(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    // Without a network the reason is unclear, and a reload would lose the page.
    return false;
  }
}

// Accessing `sessionStorage` throws if the browser blocks it.
function isFirstTime(address: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedFor) === address) return false;
    sessionStorage.setItem(reloadedFor, address);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page if a chunk is missing because a deployment replaced the app, once for each deployment. React Router
 * does the same for the modules of routes. Drafts survive the reload.
 */
export function reloadAfterDeployment(): void {
  window.addEventListener(partMissing, async () => {
    const manifest = manifestUrl();
    if (manifest && (await isGone(manifest)) && isFirstTime(manifest)) location.reload();
  });
}
