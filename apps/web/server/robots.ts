import type { FastifyInstance } from 'fastify';
import type { AppPage } from './appPages.ts';

/** The tools of the demonstration. */
const demo = '/demo/';

/** Serves `/robots.txt`: everything may be crawled but the pages that need a sign-in. */
export function serveRobots(app: FastifyInstance, publicUrl: string, pages: readonly AppPage[]): void {
  const protectedPaths = pages
    .filter(({ accessClass }) => accessClass !== 'public')
    .map(({ path }) => path.replaceAll(/:[^/]+/g, '*'));
  const privatePaths = [...protectedPaths, demo].sort();
  const rules = ['User-agent: *', ...privatePaths.map((path) => `Disallow: ${path}`)];
  const text = `${rules.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text),
  );
}
