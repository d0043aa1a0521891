import { createApiClient, memoryTokens } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { firstDomains } from './domains.ts';

test('requests ten domains at a time, with their categories, by name in the language of the page', {
  tags: ['2.18', '10.130'],
}, async () => {
  const calls: string[] = [];
  const page = { results: [], page: 1, limit: 10, totalResults: 0 };
  const api = createApiClient({
    baseUrl: 'http://lyceum.test/v1',
    tokens: memoryTokens(),
    fetch: async ({ url }) => {
      calls.push(url);
      return Response.json(page);
    },
  });
  expect(await firstDomains(api, 'ar')).toEqual({ page, language: 'ar' });
  expect(calls).toEqual(['http://lyceum.test/v1/domains?language=ar&page=1&limit=10&populate=categories']);
});
