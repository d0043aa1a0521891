import { UNSAFE_decodeViaTurboStream } from 'react-router';
import { expect, test } from 'vitest';
import { encodedData, pageDataText, readPageData } from './pageData.ts';

const loaderData = {
  root: { language: 'ar', thirdParty: null },
  'routes/LandingRoute': {
    domains: [{ id: 'music', isNew: false, count: 0, names: {} }, []],
    categories: [
      { id: 'web_dev', href: '/category/web_dev' },
      { id: 'dev', href: '/category/web_dev' },
      { id: '', href: '/category/' },
      { id: 'a b', href: '/category/a%20b' },
    ],
    text: '</script><script>alert(1)</script>\u2028"\\',
  },
};

test('React Router reads the data of a page', { tags: ['2.278'] }, async () => {
  const data = readPageData(pageDataText({ loaderData }));
  const { body } = new Response(encodedData(data));
  const { value } = await UNSAFE_decodeViaTurboStream(
    body as ReadableStream<Uint8Array>,
    globalThis as never,
  );
  expect(value).toEqual({ loaderData, actionData: null, errors: null });
});

test('addresses contain the id once', { tags: ['2.278'] }, () => {
  expect(pageDataText({ loaderData }).match(/web_dev/g)).toHaveLength(2);
});

test('data cannot end its script', { tags: ['2.278'] }, () => {
  expect(pageDataText({ loaderData })).not.toContain('<');
});
