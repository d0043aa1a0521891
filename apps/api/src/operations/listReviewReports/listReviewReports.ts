import type { Handler } from '../../platform/contract/types.ts';
import { pageOfCases } from '../../reviews/cases.ts';

export const listReviewReports: Handler<'listReviewReports'> = async ({ query }, { db }) => ({
  status: 200,
  body: await pageOfCases(db, query.status ?? 'open', query),
});
