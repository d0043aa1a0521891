import { readHtml } from '@lyceum/api/testing/readHtml';
import { callApi } from '../support/api.ts';
import { expect, test } from '../support/test.ts';
import { registerUser, signInDemoUser } from '../support/users.ts';

test('guests see a change of a course at once, on its page and in lists', { tag: '@10.114' }, async ({
  product,
  request,
}) => {
  const { tokens } = await signInDemoUser(product.url, 'instructor');
  const token = tokens.access.token;
  const call = <Body>(path: string, body?: object) =>
    callApi<Body>(product.url, 'POST', path, { token, ...(body && { body }) });
  const course = {
    name: { en: 'A course for the cache' },
    description: { en: 'What is kept, and for how long.' },
    category: 'web_dev',
  };
  const { body } = await call<{ id: string }>('/courses', course);
  const path = `/course/${body.id}`;
  const headings = async () => {
    const response = await request.get(path);
    const heading = readHtml(await response.text()).querySelector('h1')?.textContent;
    return `${response.status()} ${heading}`;
  };
  expect(await headings()).toMatch(/^404/);
  expect(await headings()).toMatch(/^404/);
  await call(`/courses/${body.id}/publish`);
  expect(await headings()).toBe('200 A course for the cache');
  await request.patch(`/v1/courses/${body.id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { name: { en: 'Another name' } },
  });
  expect(await headings()).toBe('200 Another name');
  await call(`/courses/${body.id}/unpublish`);
  expect(await headings()).toMatch(/^404/);
});

test('the page of a course shows an enrollment at once', { tag: '@10.116' }, async ({ product, request }) => {
  const path = '/course/intro-to-typescript';
  const before = await (await request.get(path)).text();
  expect(await (await request.get(path)).text()).toBe(before);
  const { tokens } = await registerUser(product.url);
  const enroll = '/courses/intro-to-typescript/enroll';
  expect((await callApi(product.url, 'POST', enroll, { token: tokens.access.token })).status).toBe(200);
  expect(await (await request.get(path)).text()).not.toBe(before);
});

test('equal pages have the same ETag, after a change elsewhere and in other spellings of the address', {
  tag: '@10.112',
}, async ({ request }) => {
  const etagOf = async (path: string, headers: Record<string, string> = {}) => {
    const response = await request.get(path, { headers });
    return response.headers().etag;
  };
  const etag = await etagOf('/monetize');
  expect(etag).toBeTruthy();
  expect(await etagOf('/monetize?utm_source=x', { cookie: 'session=1' })).toBe(etag);
  expect(await etagOf('/monetize', { cookie: 'theme=dark' })).not.toBe(etag);
  const unchanged = await request.get('/monetize', { headers: { 'if-none-match': String(etag) } });
  expect(unchanged.status()).toBe(304);
});

test('another spelling of an address leads to the page, and a malformed one is not found', {
  tag: '@2.494',
}, async ({ page, product }) => {
  const redirect = await page.request.get(`${product.url}/Categories/?lang=fr`, { maxRedirects: 0 });
  expect([redirect.status(), redirect.headers().location]).toEqual([301, '/categories?lang=fr']);
  for (const address of ['/course/%', '/course/%E0%A4%A', '/course/%00', '/%', '/search?q=%']) {
    const response = await page.request.get(`${product.url}${address}`, { maxRedirects: 0 });
    expect([address, response.status(), response.headers()['content-type']]).toEqual([
      address,
      address.startsWith('/search') ? 200 : 404,
      'text/html; charset=utf-8',
    ]);
  }
});
