import type { FastifyInstance } from 'fastify';

/** Pages that need a sign-in, and the tools of the demonstration. */
const privatePaths = [
  '/admin/',
  '/course/*/edit',
  '/create-course',
  '/dashboard',
  '/demo/',
  '/instructor-',
  '/profile',
];

/** Serves `/robots.txt`: everything public may be crawled. */
export function serveRobots(app: FastifyInstance, publicUrl: string): void {
  const rules = ['User-agent: *', ...privatePaths.map((path) => `Disallow: ${path}`)];
  const text = `${rules.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text),
  );
}
