import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bodyOf, compressPage, shrink } from './pageCache.ts';

const documentOf = (title: string) => ({
  html: `<title>${title}</title>${Array.from({ length: 400 }, (_, n) => `<a href="/${(n * 7919) % 1009}">${title}</a>`).join('')}`,
  policy: "script-src 'self'",
});

// Other tests of the process may have caused a pause.
test('a page that is requested again becomes smaller, with the same content and ETag', {
  tags: ['2.284'],
}, async () => {
  const document = documentOf('Pottery');
  const page = await compressPage(200, document);
  const first = await bodyOf(page, 'br');
  await expect.poll(() => shrink(page).then(() => page.isShrunk)).toBe(true);
  const second = await bodyOf(page, 'br');
  expect(second.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(second).toString()).toBe(document.html);

  const renderedAnew = await compressPage(200, document);
  expect(renderedAnew.hash).toBe(page.hash);
  expect(await bodyOf(renderedAnew, 'br')).toEqual(second);
  const changed = await compressPage(200, documentOf('Pottery for beginners'));
  expect(changed).toMatchObject({ isShrunk: false });
});

test('pages are compressed one at a time, with pauses', { tags: ['2.284'] }, async () => {
  const [one, another] = await Promise.all(
    ['Knots', 'Birds'].map((name) => compressPage(200, documentOf(name))),
  );
  if (!one || !another) throw new Error('There are two pages');
  await expect.poll(() => shrink(one).then(() => one.isShrunk)).toBe(true);
  await shrink(another);
  expect(another.isShrunk).toBe(false);
  await expect.poll(() => shrink(another).then(() => another.isShrunk)).toBe(true);
});
