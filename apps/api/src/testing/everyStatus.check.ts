import { expect, test } from 'vitest';
import { readContract } from '../platform/contract/document.ts';
import { readRecordedStatuses } from './statusCoverage.ts';

/** Decided without the database, so that the tests on PostgreSQL suffice. */
const beforeTheDatabase = [304, 400, 401, 403, 413, 415, 429, 503];

test.each(['pglite', 'postgres'] as const)(
  'every status of the contract was covered on %s',
  async (engine) => {
    const { operations } = await readContract();
    const listed = operations.flatMap(({ id, responses, upload }) =>
      [...responses.keys()]
        .filter((status) => engine === 'postgres' || !(upload || beforeTheDatabase.includes(status)))
        .map((status) => `${id} ${status}`),
    );
    const seen = readRecordedStatuses(engine);
    expect(listed.filter((response) => !seen.has(response))).toEqual([]);
  },
);
