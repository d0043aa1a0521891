import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { readOwnReports } from '../../reviews/reports.ts';

export const listReportedReviews: Handler<'listReportedReviews'> = async (request, { db }) => {
  const results = await readOwnReports(db, request.params.id, signedIn(request).user);
  return results ? { status: 200, body: { results } } : request.problem('courseNotFound');
};
