import type { RouteModule } from '../loading/manifest.ts';

/** The modules of the first page. */
export interface FirstModules {
  /** The ids of the page's routes and their modules, without the root, which is in the same file as the entry. */
  routes: readonly (readonly [id: string, module: string])[];
}

declare global {
  interface Window {
    /** Missing in development, where the page imports them. */
    firstModules?: FirstModules;
  }
}

/**
 * Imports the modules of the first page, for React Router. The script in the page cannot: with a hash in the
 * Content-Security-Policy, it may load scripts, but not import modules.
 * @param root the module of the root
 */
export async function importFirstModules(root: RouteModule): Promise<void> {
  if (!window.firstModules) return;
  const load = (url: string): Promise<RouteModule> => import(/* @vite-ignore */ url);
  const modules = await Promise.all(
    window.firstModules.routes.map(async ([id, url]) => [id, await load(url)] as const),
  );
  window.__reactRouterRouteModules = { root, ...Object.fromEntries(modules) };
}
