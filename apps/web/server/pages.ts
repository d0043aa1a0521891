import { fileURLToPath } from 'node:url';
import serveFiles from '@fastify/static';
import { findCategory, findCertificate, findCourse, listNewCourses, publicPages } from '@lyceum/api';
import type { FastifyInstance } from 'fastify';
import { serveCertificates } from './certificates/serveCertificates.ts';
import { serveCompositions } from './compositions.ts';
import { serveFeeds } from './feeds.ts';
import { serveManifests } from './offline/serveManifests.ts';
import { serveOfflinePage, serveWorker } from './offline/serveOffline.ts';
import type { PageOptions } from './renderPage.ts';
import { serveRobots } from './robots.ts';
import { servePages } from './servePages.ts';
import { serveSitemap } from './sitemap.ts';
import { serveCourseImages } from './socialImages/serveCourseImages.ts';
import { serveStartScript } from './startScript.ts';
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
      serveStartScript(files, options.renderer.startScript);
      serveWorker(files, options.renderer.workers, settings.operation);
    }
    serveOfflinePage(files, options.renderer.renderOfflinePage, settings);
    serveManifests(files);
    serveTexts(files);
    serveCompositions(files);
  });
  await app.register(async (pages) => {
    servePages(pages, options);
    serveCourseImages(pages, (id) => findCourse(db, id, null));
    serveCertificates(pages, { publicUrl, findCertificate: (code) => findCertificate(db, code) });
    serveRobots(pages, publicUrl);
    serveSitemap(pages, publicUrl, publicPages(db));
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
  { name: 'assets', keep: 'public, max-age=31536000, immutable', isShared: false },
  // Other sites show them in previews of links.
  { name: 'pictures', keep: 'public, max-age=86400', isShared: true },
] as const;

/** Files that browsers and systems request for tabs, bookmarks and installed apps. */
const singleFiles = [
  'favicon.svg',
  'apple-touch-icon.png',
  ...[192, 512].flatMap((size) => [`icon-${size}.png`, `icon-maskable-${size}.png`]),
];

async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
  const built = new URL('../build/client/', import.meta.url);
  for (const { name, keep, isShared } of folders) {
    // One route for each folder: a route for each image would slow down every start by a second.
    await app.register(serveFiles, {
      root: fileURLToPath(new URL(name, built)),
      prefix: `/${name}/`,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
      setHeaders: (reply) => {
        reply.header('cache-control', keep);
        if (isShared) reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }
  await app.register(serveFiles, {
    root: fileURLToPath(built),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // Their URLs have no version: they are revalidated, and not sent again if unchanged.
    setHeaders: (reply) => reply.header('cache-control', 'public, no-cache'),
  });
  for (const file of singleFiles) app.get(`/${file}`, (_request, reply) => reply.sendFile(file));
}
