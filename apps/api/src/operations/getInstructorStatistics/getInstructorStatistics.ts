import { type Handler, signedIn } from '../../contract/types.ts';
import { readStatistics } from '../../teaching/statistics.ts';

export const getInstructorStatistics: Handler<'getInstructorStatistics'> = async (asked, { db }) => ({
  status: 200,
  body: await readStatistics(db, signedIn(asked).user.id),
});
