import { expect } from 'vitest';

/** Asks for page after page until one is empty, and gives all ids in the order in which they came. */
export async function everyPage(
  limit: number,
  ask: (query: {
    page: number;
    limit: number;
  }) => Promise<{ results: { id: string }[]; totalResults: number }>,
): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const { results, totalResults } = await ask({ page, limit });
    if (results.length === 0) {
      expect(ids).toHaveLength(totalResults);
      return ids;
    }
    ids.push(...results.map(({ id }) => id));
  }
}
