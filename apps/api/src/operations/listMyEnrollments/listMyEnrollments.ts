import { type Handler, signedIn } from '../../contract/types.ts';
import { pageOfEnrollments } from '../../learning/enrollments.ts';

export const listMyEnrollments: Handler<'listMyEnrollments'> = async (asked, { db }) => ({
  status: 200,
  body: await pageOfEnrollments(db, signedIn(asked).user, asked.query),
});
