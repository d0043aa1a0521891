import { expect } from 'vitest';

type Page = { results: { id: string }[]; totalResults: number };

/** Requests pages until one is empty. @returns all ids in order */
export async function everyPage(
  limit: number,
  request: (query: { page: number; limit: number }) => Promise<Page>,
): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const { results, totalResults } = await request({ page, limit });
    if (results.length === 0) {
      expect(ids).toHaveLength(totalResults);
      return ids;
    }
    ids.push(...results.map(({ id }) => id));
  }
}
