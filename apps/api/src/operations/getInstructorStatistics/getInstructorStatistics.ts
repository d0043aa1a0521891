import { type Handler, signedIn } from '../../platform/contract/types.ts';
import { readStatistics } from '../../teaching/statistics.ts';

export const getInstructorStatistics: Handler<'getInstructorStatistics'> = async (request, { db }) => ({
  status: 200,
  body: await readStatistics(db, signedIn(request).user.id),
});
