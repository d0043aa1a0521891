import { expect, test } from 'vitest';
import { createTestApi } from '../../test/support/apiAnswering.ts';
import { firstDomains } from './domains.ts';

test('requests ten domains at a time, with their categories', { tags: ['2.25'] }, async () => {
  const calls: string[] = [];
  const page = { results: [], page: 1, limit: 10, totalResults: 0 };
  const api = createTestApi(({ url }) => {
    calls.push(url);
    return new Response(JSON.stringify(page));
  });
  expect(await firstDomains(api)).toEqual(page);
  expect(calls).toEqual(['http://lyceum.test/v1/domains?page=1&limit=10&populate=categories']);
});
