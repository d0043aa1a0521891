/** Vite sends it when a part of the app could not be loaded. */
const partMissing = 'vite:preloadError';
const reloadedFor = 'lyceum:reloadedFor';

/** The file that this page began with. Its name changes with any part of the app. */
function ownScript(): string | undefined {
  return document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href;
}

async function isGone(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    // Without a network nothing can be said, and a page that is loaded anew would be lost.
    return false;
  }
}

// Even to name `sessionStorage` throws where a browser blocks it.
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
 * Loads the page anew when a part of it is missing because a deployment replaced the app, once for each deployment.
 * React Router does the same for a route's own file. What was typed is kept as a draft.
 */
export function reloadAfterDeployment(): void {
  window.addEventListener(partMissing, async () => {
    const script = ownScript();
    if (script && (await isGone(script)) && isFirstTime(script)) location.reload();
  });
}
