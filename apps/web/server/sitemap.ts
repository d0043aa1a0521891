import type { CatalogPage, PublicPages } from '@lyceum/api';
import type { FastifyInstance } from 'fastify';
import type { AppPage } from './appPages.ts';
import { sendBuilt } from './documents.ts';
import { escapeXml } from './xml.ts';

/** The most addresses that the protocol of sitemaps allows in a file. */
const addressesPerFile = 50_000;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const element = (name: string, address: string, changedAt: Date | null = null) =>
  `<${name}><loc>${escapeXml(address)}</loc>` +
  `${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</${name}>\n`;

const documentOf = (root: string, elements: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${elements.join('')}</${root}>\n`;

/**
 * Serves the addresses of the app's own public pages and of those of the catalog: as `/sitemap.xml`, or, if there are more than a file may contain, as the
 * files `/sitemaps/{number}.xml`, which `/sitemap.xml` lists. The pages name their translations themselves.
 */
export function serveSitemap(
  app: FastifyInstance,
  publicUrl: string,
  pages: readonly AppPage[],
  catalog: PublicPages,
): void {
  const ownPages: CatalogPage[] = pages
    .filter(({ handle }) => handle.sitemap)
    .map(({ path }) => ({ path, changedAt: null }));
  const count = async () => ownPages.length + (await catalog.count());

  async function listFiles(): Promise<string> {
    const total = await count();
    if (total <= addressesPerFile) return listPages(1);
    const files = Array.from({ length: Math.ceil(total / addressesPerFile) }, (_, index) =>
      element('sitemap', `${publicUrl}/sitemaps/${index + 1}.xml`),
    );
    return documentOf('sitemapindex', files);
  }

  async function listPages(file: number): Promise<string> {
    const offset = (file - 1) * addressesPerFile;
    const own = ownPages.slice(offset, offset + addressesPerFile);
    const pages = await catalog.list({
      offset: Math.max(0, offset - ownPages.length),
      limit: addressesPerFile - own.length,
    });
    const elements = [...own, ...pages].map(({ path, changedAt }) =>
      element('url', `${publicUrl}${path}`, changedAt),
    );
    return documentOf('urlset', elements);
  }

  const listExistingPages = async (file: number) =>
    file <= Math.ceil((await count()) / addressesPerFile) ? listPages(file) : null;

  const send = sendBuilt({ seconds: 3600, type: 'application/xml; charset=utf-8' });
  app.get('/sitemap.xml', (request, reply) => send(request, reply, 'all', listFiles));
  app.get<{ Params: { file: string } }>('/sitemaps/:file(^[1-9]\\d{0,4}$).xml', (request, reply) =>
    send(request, reply, request.params.file, () => listExistingPages(Number(request.params.file))),
  );
}
