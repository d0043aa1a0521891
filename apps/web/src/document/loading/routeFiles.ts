import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
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

/** The built routes of the page at an address, and the parameters in its path. */
export function builtRoutes(address: string): { routes: BuiltRoute[]; params: Params } {
  const routes = window.__reactRouterManifest?.routes;
  // In development, Vite serves the modules and replaces them.
  if (!routes || import.meta.env.DEV) return { routes: [], params: {} };
  tree ??= childrenOf(Object.values(routes));
  const { pathname } = new URL(address, location.href);
  const matches = matchRoutes(tree, pathname) ?? [];
  return {
    routes: matches.flatMap(({ route: { id = '' } }) => routes[id] ?? []),
    params: matches.at(-1)?.params ?? {},
  };
}

/** The files that the page at an address needs and the browser does not have. */
export function missingFiles(address: string): string[] {
  const files = builtRoutes(address).routes.flatMap(({ id, module, imports = [], css = [] }) => {
    const isLoaded = window.__reactRouterRouteModules && id in window.__reactRouterRouteModules;
    return isLoaded ? [] : [module, ...imports, ...css];
  });
  return [...new Set(files)].filter((file) => !isFetched(file));
}
