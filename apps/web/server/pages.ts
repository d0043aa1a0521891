import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveFiles from '@fastify/static';
import { findCategory, findCourse, listNewCourses, publicPages } from '@lyceum/api';
import type { FastifyInstance } from 'fastify';
import { serveCompositions } from './compositions.ts';
import { serveFeeds } from './feeds.ts';
import { serveManifests } from './offline/serveManifests.ts';
import { serveOffline } from './offline/serveOffline.ts';
import type { PageOptions } from './renderPage.ts';
import { serveRobots } from './robots.ts';
import { servePages } from './servePages.ts';
import { serveSitemap } from './sitemap.ts';
import { serveCourseImages } from './socialImages/serveCourseImages.ts';
import { serveTexts } from './texts.ts';

/**
 * Adds the web app to the API's server: the built files, the translations, every page, and what crawlers and feed
 * readers request.
 */
export async function addPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { db, texts, settings } = options.context;
  const { publicUrl } = settings;
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...asFile };
    });
    if (!options.isDevelopment) {
      await serveBuiltFiles(files);
    }
    serveOffline(files, options.renderer, settings);
    serveManifests(files);
    serveTexts(files);
    serveCompositions(files);
  });
  await app.register(async (pages) => {
    servePages(pages, options);
    serveCourseImages(pages, (id) => findCourse(db, id, null));
    // Its PDF had this address. Browsers save the page as PDF [2.389].
    pages.get('/certificate/:code.pdf', ({ url }, reply) => reply.redirect(url.replace('.pdf', ''), 301));
    serveRobots(pages, publicUrl, options.renderer.pages);
    serveSitemap(pages, publicUrl, options.renderer.pages, publicPages(db));
    serveFeeds(pages, {
      publicUrl,
      texts,
      findCategory: (id) => findCategory(db, id),
      newCourses: (limit, category) => listNewCourses(db, limit, category),
    });
  });
  // Clients of the API expect no page, even for an unknown path.
  app.get('/v1/*', (_request, reply) => reply.callNotFound());
}

/** Files have a rate limit of their own: a page needs many, and each is cheap. */
const asFile = { rateClasses: ['file'] } as const;

/** The folders of the built app, how long browsers may cache their files, and whether other sites may embed them. */
const folders = [
  // The names contain a hash of the contents.
  { name: 'assets', cacheControl: 'public, max-age=31536000, immutable', isShared: false },
  // Other sites show them in previews of links.
  { name: 'pictures', cacheControl: 'public, max-age=86400', isShared: true },
] as const;

/** Files that browsers and systems request for tabs, bookmarks and installed apps. */
const singleFiles = [
  'favicon.svg',
  'apple-touch-icon.png',
  ...[192, 512].flatMap((size) => [`icon-${size}.png`, `icon-maskable-${size}.png`]),
];

/**
 * Serves the built files. The library's own route of a folder would list the folder for each request; a route for each file
 * would slow down every start by a second.
 */
async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
  const root = fileURLToPath(new URL('../build/client/', import.meta.url));
  await app.register(serveFiles, {
    root,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const folder = folders.find(({ name }) => path.startsWith(join(root, name, sep)));
      // The others have no version: they are revalidated, and not sent again if unchanged.
      reply.header('cache-control', folder?.cacheControl ?? 'public, no-cache');
      if (folder?.isShared) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  // The handlers return nothing: Fastify would wait for a returned reply, with one more listener than Node.js expects.
  for (const { name } of folders) {
    app.get<{ Params: { '*': string } }>(`/${name}/*`, ({ params }, reply) => {
      reply.sendFile(`${name}/${params['*']}`);
    });
  }
  for (const file of singleFiles) {
    app.get(`/${file}`, (_request, reply) => {
      reply.sendFile(file);
    });
  }
}
