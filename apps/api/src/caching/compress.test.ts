import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { toBrotli, toGzip } from './compress.ts';

test('compressed bodies keep no memory besides their bytes', { tags: ['10.138'] }, async () => {
  const text = 'a course, and another course. '.repeat(200);
  const [brotli, gzip] = [await toBrotli(text, 'often'), await toGzip(text)];
  for (const body of [brotli, gzip]) expect(body.buffer.byteLength).toBe(body.length);
  expect(brotliDecompressSync(brotli).toString()).toBe(text);
  expect(gunzipSync(gzip).toString()).toBe(text);
});
