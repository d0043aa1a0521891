import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type CatalogCache, type CatalogCaches, type Encoding, toBrotli, toGzip } from '@lyceum/api';
import { LRUCache } from 'lru-cache';
import type { PageDocument } from './renderPage.ts';

/** What is sent with a page besides its body. */
export interface PageHead {
  status: number;
  policy: string;
  /** Of the document and its policy. */
  hash: string;
}

/** A rendered page, compressed, which is the same for all guests. */
export interface CachedPage extends PageHead {
  brotli: Buffer;
}

export type PageCache = CatalogCache<CachedPage>;

const budgets = {
  common: { max: 5000, maxSize: 40 * 1024 * 1024 },
  // Missing courses, and pages that are requested rarely.
  rare: { max: 500, maxSize: 4 * 1024 * 1024 },
};

export function openPageCache(caches: CatalogCaches): PageCache {
  return caches.open('page', {
    budgets,
    bytesOf: ({ brotli, policy }) => brotli.length + 2 * policy.length,
    countersMs: 3000,
  });
}

const decompress = promisify(brotliDecompress);

export function headOf(status: number, { html, policy }: PageDocument): PageHead {
  const hash = createHash('sha256').update(policy).update(html).digest('base64url').slice(0, 22);
  return { status, policy, hash };
}

/** Compresses a page. Every client gets these bytes, or those of another encoding made from them. */
export async function compressPage(status: number, document: PageDocument): Promise<CachedPage> {
  return { ...headOf(status, document), brotli: await toBrotli(document.html) };
}

/** The body of a page that is sent once. */
export async function encode(html: string, encoding: Encoding | null): Promise<Buffer> {
  if (encoding === null) return Buffer.from(html);
  return encoding === 'br' ? toBrotli(html) : toGzip(html);
}

/** Browsers use brotli. The forms for other clients are made from it, and the latest are kept. */
const otherForms = new LRUCache<string, Buffer>({
  maxSize: 12 * 1024 * 1024,
  sizeCalculation: (body) => body.length,
});

/** @param encoding null for an uncompressed body */
export async function bodyOf(
  { brotli, hash }: Pick<CachedPage, 'brotli' | 'hash'>,
  encoding: Encoding | null,
): Promise<Buffer> {
  if (encoding === 'br') return brotli;
  const key = `${encoding} ${hash}`;
  const known = otherForms.get(key);
  if (known) return known;
  const html = await decompress(brotli);
  const body = encoding === null ? html : await toGzip(html);
  otherForms.set(key, body);
  return body;
}
