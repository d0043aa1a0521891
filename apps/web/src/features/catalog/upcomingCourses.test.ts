import { createApiClient, memoryTokens } from '@lyceum/api-client';
import { expect, test } from 'vitest';
import { courses } from '../../fixtures/catalog.ts';
import { soonCourses } from './upcomingCourses.ts';

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

function apiWith(respond: () => Response) {
  const calls: string[] = [];
  const api = createApiClient({
    baseUrl: 'http://lyceum.test/v1',
    tokens: memoryTokens(),
    fetch: async ({ url }) => {
      calls.push(url);
      return respond();
    },
  });
  return { api, calls };
}

test('finds the next four courses that start within 30 days', { tags: ['2.200'] }, async () => {
  const starts = [inDays(1), inDays(29), inDays(31)];
  const results = starts.map((scheduledTime, index) => ({ ...courses[index], scheduledTime }));
  const { api, calls } = apiWith(() => Response.json({ results, page: 1, limit: 4, totalResults: 3 }));
  const soon = await soonCourses(api);
  expect(soon.map(({ scheduledTime }) => scheduledTime)).toEqual(starts.slice(0, 2));
  expect(calls).toEqual(['http://lyceum.test/v1/sessions?page=1&limit=4']);
});

test('leaves out what the cards do not show', async () => {
  const results = [{ ...courses[0], scheduledTime: inDays(1) }];
  const { api } = apiWith(() => Response.json({ results, page: 1, limit: 4, totalResults: 1 }));
  expect(Object.keys((await soonCourses(api))[0] ?? {})).not.toContain('description');
});

test('finds none if the call fails', { tags: ['2.200'] }, async () => {
  const { api } = apiWith(() => Response.json({ code: 'not_allowed', message: 'No.' }, { status: 403 }));
  expect(await soonCourses(api)).toEqual([]);
});
