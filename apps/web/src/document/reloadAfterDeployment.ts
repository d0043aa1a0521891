const reloadedFrom = 'lyceum:reloadedFrom';

/** A file of this version of the app. */
const ownFile = import.meta.url;

async function isReplaced(): Promise<boolean> {
  try {
    const { status } = await fetch(ownFile, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    // Without a network, a reload would lose the page.
    return false;
  }
}

// Accessing `sessionStorage` throws if the browser blocks it.
function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(reloadedFrom) === ownFile) return false;
    sessionStorage.setItem(reloadedFrom, ownFile);
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
  window.addEventListener('vite:preloadError', async () => {
    if ((await isReplaced()) && isFirstTime()) location.reload();
  });
}
