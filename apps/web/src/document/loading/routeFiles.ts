import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isFetched } from './fetchFiles.ts';
import type { BuiltRoute } from './manifest.ts';

let tree: RouteObject[] | undefined;

function childrenOf(routes: readonly BuiltRoute[], parent?: string): RouteObject[] {
  return routes
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, index } : { id, ...(path && { path }), children: childrenOf(routes, id) },
    );
}

/** The files that the page at an address needs and the browser does not have. */
export function missingFiles(address: string): string[] {
  const routes = window.__reactRouterManifest?.routes;
  // In development, Vite serves the modules and replaces them.
  if (!routes || import.meta.env.DEV) return [];
  tree ??= childrenOf(Object.values(routes));
  const { pathname } = new URL(address, location.href);
  const files = (matchRoutes(tree, pathname) ?? []).flatMap(({ route: { id = '' } }) => {
    const route = routes[id];
    const isLoaded = window.__reactRouterRouteModules && id in window.__reactRouterRouteModules;
    return !route || isLoaded ? [] : [route.module, ...(route.imports ?? []), ...(route.css ?? [])];
  });
  return [...new Set(files)].filter((file) => !isFetched(file));
}
