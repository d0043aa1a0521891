import { type Handler, signedIn } from '../../contract/types.ts';
import { pageOfEnrolments } from '../../learning/enrolments.ts';

export const listMyEnrolments: Handler<'listMyEnrolments'> = async (asked, { db }) => ({
  status: 200,
  body: await pageOfEnrolments(db, signedIn(asked).user, asked.query),
});
