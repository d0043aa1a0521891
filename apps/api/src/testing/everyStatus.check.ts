import { expect, test } from 'vitest';
import { readContract } from '../platform/contract/document.ts';
import { readRecordedStatuses } from './statusCoverage.ts';

test.each(['pglite', 'postgres'] as const)(
  'every status of the contract was covered on %s',
  async (engine) => {
    const { operations } = await readContract();
    const listed = operations.flatMap(({ id, responses }) =>
      [...responses.keys()].map((status) => `${id} ${status}`),
    );
    const seen = readRecordedStatuses(engine);
    expect(listed.filter((response) => !seen.has(response))).toEqual([]);
  },
);
