import { expect, test } from 'vitest';
import { course, domains, webDevelopment } from '../../src/fixtures/catalog.ts';
import { createTestApi } from '../support/apiAnswering.ts';
import { ofAccounts } from './accounts.tsx';
import { ofCatalog } from './catalog.tsx';
import type { Row } from './errorCase.ts';
import { ofInstructors, pending } from './instructors.tsx';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const nothingFound = { results: [], page: 1, limit: 12, totalResults: 0 };

/** The responses of the calls that succeed. */
const answers: Record<string, unknown> = {
  'GET /domains/technology': domains[0],
  'GET /domains/technology/categories': nothingFound,
  [`GET /categories/${webDevelopment.id}`]: webDevelopment,
  [`GET /categories/${webDevelopment.id}/courses`]: nothingFound,
  [`GET /courses/${course.id}`]: course,
  'GET /admin/instructor-requests': { requests: [pending], page: 1, limit: 20, totalResults: 1 },
};

const said = 'The library is closed for a moment.';

/** The three kinds of failure, with the expected message of each. */
const failures: readonly { fail: () => Promise<Response>; says: (row: Row) => string }[] = [
  // Not a 401, which causes a token refresh, nor a 5xx, which causes a retry.
  { fail: async () => json(422, { code: 'closed', message: said }), says: () => said },
  { fail: async () => new Response(null, { status: 422 }), says: ({ text }) => text },
  {
    fail: () => Promise.reject(new TypeError('fetch failed')),
    says: () => 'Network error. Please try again.',
  },
];

function serverFailing({ call }: Row, fail: () => Promise<Response>) {
  const reach = async (request: Request) => {
    const calls = `${request.method} ${new URL(request.url).pathname.replace('/v1', '')}`;
    return calls === call ? fail() : json(200, answers[calls] ?? {});
  };
  return { api: createTestApi(reach), reach };
}

for (const row of [...ofCatalog, ...ofAccounts, ...ofInstructors]) {
  const title = `${row.situation}: the server’s words, else “${row.text}”, else that there is no network`;
  test(title, { tags: row.tags }, async () => {
    for (const { fail, says } of failures) {
      const { shown, logged } = await row.fail(serverFailing(row, fail));
      expect(logged ?? shown).toContain(says(row));
      // An error that is only logged is not shown.
      if (logged !== undefined) expect(shown).not.toContain(says(row));
    }
  });
}
