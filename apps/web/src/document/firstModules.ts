import type { RouteModule } from './loading/manifest.ts';

declare global {
  interface Window {
    /** The list of the built app and the modules of the page's routes. Missing in development, where the page imports them. */
    firstModules?: { manifest: string; routes: Record<string, string> };
  }
}

/**
 * Imports the modules of the first page, for React Router. The script in the page cannot: its Content-Security-Policy
 * allows imports only to scripts that the page loads (`server/sealPage.ts`).
 */
export async function importFirstModules(): Promise<void> {
  if (!window.firstModules) return;
  const { manifest, routes } = window.firstModules;
  const load = (url: string): Promise<RouteModule> => import(/* @vite-ignore */ url);
  const [modules] = await Promise.all([
    Promise.all(Object.entries(routes).map(async ([id, url]) => [id, await load(url)] as const)),
    load(manifest),
  ]);
  window.__reactRouterRouteModules = Object.fromEntries(modules);
}
