import { expect, test } from '../support/test.ts';

/** In kB, compressed with Brotli. Three quarters are React, React Router, i18next and XState (docs/decisions/0028). */
const limits = {
  '/': 168,
  '/categories': 168,
  '/domain/technology': 168,
  '/category/web_dev': 168,
  '/course/intro-to-typescript': 169,
  '/sessions': 168,
  '/community': 168,
  '/monetize': 168,
  '/experts': 186,
  '/login': 198,
  '/register': 198,
};

for (const [path, limit] of Object.entries(limits)) {
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
