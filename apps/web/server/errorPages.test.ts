import { expect, test } from 'vitest';
import { cacheErrorPages } from './errorPages.ts';

const page = {
  language: 'en',
  theme: null,
  texts: {},
  message: 'Too many.',
  nonce: 'n1',
  address: '/a',
} as const;

test('renders an error page once for each language, theme and message', async () => {
  let rendered = 0;
  const refusedPage = cacheErrorPages(async ({ nonce, address, language }) => {
    rendered += 1;
    return `<style nonce="${nonce}"></style><a href="${address}">${language}</a>`;
  });
  expect(await refusedPage(page)).toBe('<style nonce="n1"></style><a href="/a">en</a>');
  expect(await refusedPage({ ...page, nonce: '$&', address: '/b?a="><script>&b' })).toBe(
    '<style nonce="$&"></style><a href="/b?a=&quot;&gt;&lt;script&gt;&amp;b">en</a>',
  );
  expect(await refusedPage({ ...page, address: '//evil.example' })).toBe(
    '<style nonce="n1"></style><a href="/">en</a>',
  );
  expect(rendered).toBe(1);
  await refusedPage({ ...page, language: 'ar' });
  expect(rendered).toBe(2);
});

test('renders an error page again after a failed attempt', async () => {
  let fails = true;
  const refusedPage = cacheErrorPages(async () => {
    if (fails) throw new Error('Not now');
    return 'page';
  });
  await expect(refusedPage(page)).rejects.toThrow('Not now');
  fails = false;
  expect(await refusedPage(page)).toBe('page');
});
