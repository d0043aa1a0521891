import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addExpertise } from '../../testing/catalog.ts';

// Verifies what docs/operating.md says about databases that are compatible with PostgreSQL.

const api = testApi();

test('no table uses a sequence: the application generates ids', async () => {
  const { rows } = await sql`select sequencename from pg_sequences`.execute(api().context.db);
  expect(rows).toEqual([]);
});

test('without trigrams a search finds the same results, only slower', async () => {
  for (const id of ['typescript', 'javascript', 'weaving']) await addExpertise(api(), { id });
  const searchIds = async () => {
    const { results } = await api().expect(200, 'listExpertises', { query: { search: 'SCRIPT' } });
    return results.map(({ id }) => id);
  };
  const byTrigrams = await searchIds();
  await sql`drop extension pg_trgm cascade`.execute(api().context.db);
  expect(await searchIds()).toEqual(byTrigrams);
  expect(byTrigrams).toEqual(['javascript', 'typescript']);
});
