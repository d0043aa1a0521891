// The first line of the served file declares `files`: the addresses of the offline page and of its stylesheets.
const cacheName = `lyceum-offline ${files.join(' ')}`;
const notPages = /^\/(v1|demo|files|locales|assets|pictures)(\/|$)/;

async function keepFiles() {
  const cache = await caches.open(cacheName);
  await cache.addAll(files);
}

async function removeOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

async function openPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const page = await caches.match(files[0], { ignoreVary: true });
    return page ? new Response(page.body, { status: 503, headers: page.headers }) : Response.error();
  }
}

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(keepFiles());
});

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeOldCaches(), registration.navigationPreload?.enable()]));
});

// The language or the theme of the visitor may have changed.
addEventListener('message', (event) => event.waitUntil(keepFiles()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (!notPages.test(pathname)) event.respondWith(openPage(event));
  } else if (files.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});
