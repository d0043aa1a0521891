import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { pageLoaderOf } from './manifest.ts';

/** Remembers the data of each page that is shown, so that Back and Forward need no network [2.268]. */
export function useRememberedPages(): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  useEffect(() => {
    for (const { id, loaderData } of matches) {
      const module = window.__reactRouterRouteModules?.[id];
      if (module && typeof loaderData === 'object' && loaderData !== null)
        pageLoaderOf(module)?.remember(pathname + search, loaderData);
    }
  }, [matches, pathname, search]);
}
