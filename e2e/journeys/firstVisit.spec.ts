import { expect, test } from '../support/test.ts';

/** In kB, compressed with Brotli. Three quarters are React, React Router, i18next and XState; forms are loaded on demand. */
const limit = 170;

const paths = [
  '/',
  '/categories',
  '/domain/technology',
  '/category/web_dev',
  '/course/intro-to-typescript',
  '/sessions',
  '/community',
  '/monetize',
];

for (const path of paths) {
  test(`${path} loads at most ${limit} kB of scripts`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
    expect(scripts.length).toBeGreaterThan(3);
    const sizes = await Promise.all(
      scripts.map(async (script) => {
        const headers = (await request.head(script, { headers: { 'accept-encoding': 'br' } })).headers();
        expect(headers['content-encoding']).toBe('br');
        return Number(headers['content-length']);
      }),
    );
    expect(sizes.reduce((sum, size) => sum + size) / 1000).toBeLessThan(limit);
  });
}
