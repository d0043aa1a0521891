import type { OfflineNames } from './names.ts';

// The types of workers contradict those of documents, which the rest of the app has.

export interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  /** The response to a navigation that was requested while the worker started. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

/** What a service worker uses of its global scope. */
export interface WorkerScope {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
    (type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  };
  skipWaiting: () => Promise<void>;
  registration: Pick<ServiceWorkerRegistration, 'unregister'> & {
    navigationPreload?: { enable: () => Promise<void> };
  };
  location: { origin: string };
  caches: CacheStorage;
  fetch: typeof fetch;
}

/**
 * The service worker. It is the source of the script, so it uses no outer variables. The network comes first for pages,
 * and only if it fails, the worker responds with what the app has kept (`keepPages.ts`): a course page with the files of
 * its own version, or the offline page. It keeps nothing itself, so a new worker may replace an old one at any time.
 */
export function offlineWorker(scope: WorkerScope, names: OfflineNames): void {
  const course = /^\/course\/[^/]+$/;
  const notPages = /^\/(?:v1|demo|files|locales|assets|pictures)(?:\/|$)/;
  /** Their addresses change with their content. Chromium loads a preloaded font again if it comes through a worker. */
  const isUnchanging = ({ pathname, search }: URL) =>
    (pathname.startsWith('/assets/') && !pathname.endsWith('.woff2')) ||
    (pathname.startsWith('/locales/') && search.startsWith('?v='));

  async function kept(address: string): Promise<Response | undefined> {
    try {
      return await scope.caches.match(address, { cacheName: names.cache, ignoreVary: true });
    } catch {
      // The browser blocks the storage, or has lost it.
      return undefined;
    }
  }

  async function offlinePage(): Promise<Response> {
    const page = await kept(names.page);
    if (!page) return Response.error();
    return new Response(page.body, { status: 503, headers: page.headers });
  }

  async function navigate({ request, preloadResponse }: WorkerFetchEvent, { pathname }: URL) {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch {
      return (course.test(pathname) && (await kept(pathname))) || offlinePage();
    }
  }

  const keptFirst = async (request: Request) => (await kept(request.url)) ?? scope.fetch(request);

  async function networkFirst(request: Request): Promise<Response> {
    try {
      return await scope.fetch(request);
    } catch (error) {
      const image = await kept(request.url);
      if (image) return image;
      throw error;
    }
  }

  async function removeOldCaches(): Promise<void> {
    const all = await scope.caches.keys();
    const old = all.filter((name) => name.startsWith(names.prefix) && name !== names.cache);
    await Promise.all(old.map((name) => scope.caches.delete(name)));
  }

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(Promise.allSettled([removeOldCaches(), scope.registration.navigationPreload?.enable()])),
  );
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
    if (request.mode === 'navigate') {
      if (!notPages.test(url.pathname)) event.respondWith(navigate(event, url));
    } else if (isUnchanging(url)) event.respondWith(keptFirst(request));
    else if (request.destination === 'image') event.respondWith(networkFirst(request));
  });
}

/** Replaces `offlineWorker` where the operator has turned it off: it removes all that is kept, and itself. */
export function removingWorker(scope: WorkerScope, names: Pick<OfflineNames, 'prefix'>): void {
  async function remove(): Promise<void> {
    const all = await scope.caches.keys();
    await Promise.all(
      all.filter((name) => name.startsWith(names.prefix)).map((name) => scope.caches.delete(name)),
    );
    await scope.registration.unregister();
  }
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(remove()));
}
