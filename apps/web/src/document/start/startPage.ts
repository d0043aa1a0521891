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

/**
 * Starts the page after its first paint, so that scripts do not compete with what is visible. It is the source of an inline
 * script at the end of the page, so it uses no outer variables.
 */
export function startPage({ modules, texts, manifest, routes, entry }: LateFiles): void {
  const nonce = document.currentScript?.nonce;

  function preload(href: string, attributes: Partial<HTMLLinkElement>) {
    const link = Object.assign(document.createElement('link'), { ...attributes, fetchPriority: 'low', href });
    if (nonce) link.nonce = nonce;
    document.head.append(link);
  }
  const load = (file: string): Promise<unknown> => import(/* @vite-ignore */ file);
  async function start() {
    for (const file of texts) preload(file, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
    for (const file of modules) preload(file, { rel: 'modulepreload' });
    try {
      const loaded = await Promise.all(routes.map(([, module]) => load(module)).concat(load(manifest)));
      window.__reactRouterRouteModules = Object.fromEntries(routes.map(([id], index) => [id, loaded[index]]));
      await load(entry);
    } catch {
      window.earlyInput?.fail();
    }
  }

  // A hidden tab paints nothing.
  if (document.hidden) void start();
  else requestAnimationFrame(() => setTimeout(start));
}
