import { createApiClient, memoryTokens } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { domainPage } from './domains.ts';

test('requests ten domains at a time, with their categories', { tags: ['2.25'] }, async () => {
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
  expect(await domainPage(api)).toEqual(page);
  expect(calls).toEqual(['http://lyceum.test/v1/domains?page=1&limit=10&populate=categories']);
});
