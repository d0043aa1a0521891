import type { RouteModule } from '../loading/manifest.ts';

/** What the browser loads after the first paint. */
export interface LateFiles {
  /** The scripts, which are loaded in parallel. */
  modules: readonly string[];
  /** The texts of the page. */
  texts: readonly string[];
  /** The list of all routes, which sets `window.__reactRouterManifest`. */
  manifest: string;
  /** The ids of the page's routes and their modules. */
  routes: readonly (readonly [id: string, module: string])[];
  /** The module that hydrates the page. */
  entry: string;
}

declare global {
  interface Window {
    /** The requests of `fetchTexts`. */
    pageTexts?: (readonly [file: string, response: Promise<Response>])[];
  }
}

/** Requests the texts of the page, which `loadFirstTexts` reads. It is a part of the inline script below. */
export function fetchTexts(files: readonly string[]): void {
  window.pageTexts = files.map((file) => {
    const response = fetch(file, { priority: 'low' });
    // The hydration handles the error, if it comes so far.
    response.catch(() => undefined);
    return [file, response];
  });
}

/**
 * Starts the page after its first paint, so that scripts do not compete with what is visible. It is the source of an inline
 * script at the end of the page, so it uses no outer variables.
 */
export function startPage(
  { modules, texts, manifest, routes, entry }: LateFiles,
  requestTexts: typeof fetchTexts,
): void {
  const nonce = document.currentScript?.nonce;

  function preload(href: string) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      fetchPriority: 'low',
      href,
    });
    if (nonce) link.nonce = nonce;
    document.head.append(link);
  }
  const load = (file: string): Promise<RouteModule> => import(/* @vite-ignore */ file);
  async function start() {
    requestTexts(texts);
    for (const file of modules) preload(file);
    try {
      const listed = load(manifest);
      const loaded = await Promise.all(routes.map(async ([id, module]) => [id, await load(module)]));
      await listed;
      window.__reactRouterRouteModules = Object.fromEntries(loaded);
      await load(entry);
    } catch {
      window.earlyInput?.fail();
    }
  }

  // A hidden tab paints nothing.
  if (document.hidden) void start();
  else requestAnimationFrame(() => setTimeout(start));
}
