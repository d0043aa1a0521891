import { expect, test } from 'vitest';
import { apiAnswering } from '../../test/support/apiAnswering.ts';
import { firstDomains } from './domains.ts';

test('domains are asked for ten at a time, with their categories', { tags: ['2.25'] }, async () => {
  const asked: string[] = [];
  const page = { results: [], page: 1, limit: 10, totalResults: 0 };
  const api = apiAnswering(({ url }) => {
    asked.push(url);
    return new Response(JSON.stringify(page));
  });
  expect(await firstDomains(api)).toEqual(page);
  expect(asked).toEqual(['http://lyceum.test/v1/domains?page=1&limit=10&populate=categories']);
});
