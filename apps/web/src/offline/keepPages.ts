import type { Language } from '@lyceum/i18n';
import { languageQuery, limits } from '@lyceum/rules';
import { type FileSizes, type KeptPage, offlineNames as names, type OfflineIndex } from './names.ts';

/** A course that the user sees. */
export type SeenCourse = Omit<KeptPage, 'files'>;

/** Who sees it. */
export interface Visitor {
  /** The language of the page. */
  language: Language;
  /** Null for a guest. */
  userId: string | null;
}

/** Changes of what is kept, one at a time in all tabs. */
const inTurn = <Result>(change: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request(names.prefix, change);

const nothing: OfflineIndex = { userId: null, offlinePage: null, pages: [] };

async function readIndex(cache: Cache): Promise<OfflineIndex> {
  const stored = await cache.match(names.index);
  return stored ? ((await stored.json()) as OfflineIndex) : nothing;
}

/** How the network encoded and cached a response says nothing about the kept one. */
const ofTransfer = ['content-encoding', 'content-length', 'vary', 'etag', 'cache-control'];

function keptResponse(body: Blob | string, { headers }: { headers: Headers }): Response {
  const kept = new Headers(headers);
  for (const name of ofTransfer) kept.delete(name);
  return new Response(body, { headers: kept });
}

const fileIn = /["'(](\/(?:assets|pictures|locales)\/[\w./%-]+(?:\?v=[\w-]+)?)(?=["')])/g;

/** The files that a page needs to start, and its images. Fonts are in the browser's own cache, or replaced by others. */
const filesIn = (html: string) =>
  new Set([...html.matchAll(fileIn)].flatMap(([, file = '']) => (file.endsWith('.woff2') ? [] : file)));

/** Without its images, a page can be read. */
const isOptional = (file: string) => file.startsWith('/pictures/');

const sumOf = (sizes: Iterable<number>) => [...sizes].reduce((sum, size) => sum + size, 0);

const allFiles = ({ offlinePage, pages }: OfflineIndex): FileSizes =>
  Object.assign({}, offlinePage?.files, ...pages.map(({ files }) => files));

/** What the cache keeps of the pages that were seen last. */
function withinLimits(index: OfflineIndex): OfflineIndex {
  const pages = index.pages.slice(0, limits.keptCourses);
  while (sumOf(Object.values(allFiles({ ...index, pages }))) > limits.keptMaximumBytes && pages.length > 0)
    pages.pop();
  return { ...index, pages };
}

/** Stores the list, and removes what no page on it needs. */
async function storeIndex(cache: Cache, index: OfflineIndex): Promise<void> {
  const within = withinLimits(index);
  await cache.put(names.index, Response.json(within));
  const needed = new Set([names.index, ...Object.keys(allFiles(within))]);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!needed.has(pathname + search)) await cache.delete(request);
  }
}

/** Whether the page has loaded a file, so that the browser's own cache has it. Asking the cache would log an error. */
const isLoaded = (file: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file));

async function fromBrowser(file: string): Promise<Response | null> {
  if (!isLoaded(file)) return null;
  const response = await fetch(file, { cache: 'force-cache' }).catch(() => null);
  return response?.ok ? response : null;
}

/** Keeps a file. @returns its size; null if the browser does not have an optional one */
async function keepFile(cache: Cache, file: string, known: FileSizes): Promise<number | null> {
  const size = known[file];
  // The addresses of the others contain a hash of their content.
  if (size !== undefined && !isOptional(file)) return size;
  const response = isOptional(file) ? await fromBrowser(file) : await fetch(file);
  if (!response) return null;
  if (!response.ok) throw new Error(`${file} has the status ${response.status}`);
  const body = await response.blob();
  await cache.put(file, keptResponse(body, response));
  return body.size;
}

/** Keeps a page and what it loads. @returns the sizes of all files; null if there is no such page for a guest */
async function keepDocument(
  cache: Cache,
  path: string,
  language: Language,
  known: FileSizes,
): Promise<FileSizes | null> {
  // Without a token, the server responds to everyone as to a guest.
  const response = await fetch(`${path}?${languageQuery}=${language}`, { headers: { accept: 'text/html' } });
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) return null;
  // The page says that it was kept: see keptDocument.ts.
  const html = (await response.text()).replace('<html ', '<html data-kept="" ');
  const body = new Blob([html]);
  if (body.size > limits.keptPageMaximumBytes) return null;
  const sizes: Record<string, number> = {};
  for (const file of filesIn(html)) {
    const size = await keepFile(cache, file, known);
    if (size !== null) sizes[file] = size;
  }
  await cache.put(path, keptResponse(body, response));
  return { ...sizes, [path]: body.size };
}

/** Without space, the pages that were seen first make room. @throws if the page alone does not fit */
async function withSpace(
  cache: Cache,
  index: OfflineIndex,
  keep: (index: OfflineIndex) => Promise<OfflineIndex>,
): Promise<void> {
  try {
    await storeIndex(cache, await keep(index));
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    if (!isFull || index.pages.length === 0) throw error;
    const fewer = { ...index, pages: index.pages.slice(0, Math.floor(index.pages.length / 2)) };
    await storeIndex(cache, fewer);
    await withSpace(cache, fewer, keep);
  }
}

/** Without what another user has seen. */
const ofUser = (index: OfflineIndex, userId: string | null): OfflineIndex =>
  userId !== null && index.userId !== null && index.userId !== userId
    ? { ...index, userId, pages: [] }
    : { ...index, userId: userId ?? index.userId };

/** Keeps a course that was seen, unless guests cannot see it. */
export function keepCourse(course: SeenCourse, { language, userId }: Visitor): Promise<void> {
  return inTurn(async () => {
    const cache = await caches.open(names.cache);
    await withSpace(cache, ofUser(await readIndex(cache), userId), async (index) => {
      const files = await keepDocument(cache, course.path, language, allFiles(index));
      const others = index.pages.filter(({ path }) => path !== course.path);
      const pages: readonly KeptPage[] = files ? [{ ...course, files }, ...others] : others;
      return { ...index, pages };
    });
  });
}

/**
 * Keeps the offline page, unless it is kept already.
 * @param version what the page depends on besides its language: its theme and the version of the app
 */
export function keepOfflinePage(version: string, { language, userId }: Visitor): Promise<void> {
  const variant = `${language} ${version}`;
  return inTurn(async () => {
    const cache = await caches.open(names.cache);
    const stored = await readIndex(cache);
    const own = ofUser(stored, userId);
    if (stored.offlinePage?.variant === variant && own.userId === stored.userId) return;
    await withSpace(cache, own, async (index) => {
      if (index.offlinePage?.variant === variant) return index;
      const files = await keepDocument(cache, names.page, language, allFiles(index));
      return files ? { ...index, offlinePage: { variant, files } } : index;
    });
  });
}

/** Removes everything that is kept. */
export async function forgetAll(): Promise<void> {
  const all = await caches.keys();
  await Promise.all(all.filter((name) => name.startsWith(names.prefix)).map((name) => caches.delete(name)));
}
