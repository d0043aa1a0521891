import { limits } from '@lyceum/rules';
import { useEffect } from 'react';
import { fetchFiles } from './fetchFiles.ts';
import { pageLoaderOf, type RouteModule } from './manifest.ts';
import { loadsUnderWay } from './pageMemory.ts';
import { savesData } from './prefetch.ts';
import { builtRoutes, missingFiles } from './routeFiles.ts';

/** Prefetches the code and the data of a page. Errors are ignored: the navigation loads both again. */
async function prefetchPage(address: string): Promise<void> {
  const { routes, params } = builtRoutes(address);
  await fetchFiles(missingFiles(address));
  const modules: RouteModule[] = await Promise.all(
    routes.map(({ module }) => import(/* @vite-ignore */ module)),
  );
  for (const module of modules) pageLoaderOf(module)?.prefetch({ request: new Request(address), params });
}

/** The link of an event's target, if it leads to another page of the app in this tab. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  return link.pathname + link.search === location.pathname + location.search ? null : link;
}

/**
 * Prefetches a page when the pointer or the focus rests on a link to it, or when the link is pressed, unless the browser
 * saves data [2.267].
 */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    const leaving = new AbortController();
    let intended: HTMLAnchorElement | null = null;
    let timer = 0;
    const start = ({ href }: HTMLAnchorElement) => prefetchPage(href).catch(() => undefined);

    function rest(target: EventTarget | null) {
      const link = linkOf(target);
      if (link === intended) return;
      clearTimeout(timer);
      intended = link;
      if (!link || savesData()) return;
      timer = window.setTimeout(() => {
        if (loadsUnderWay() < limits.prefetchesAtOnce) start(link);
      }, limits.intentAfterMs);
    }
    function press({ target }: Event) {
      const link = linkOf(target);
      if (link && !savesData()) start(link);
    }
    const options = { capture: true, passive: true, signal: leaving.signal };
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, ({ target }) => rest(target), options);
    for (const type of ['pointerdown', 'touchstart']) document.addEventListener(type, press, options);
    // The pointer and the focus may have been there before the hydration.
    rest(document.querySelector('a:hover') ?? document.activeElement);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, []);
}
