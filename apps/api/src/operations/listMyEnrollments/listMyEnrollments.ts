import { type Handler, signedIn } from '../../contract/types.ts';
import { pageOfEnrollments } from '../../learning/enrollments.ts';

export const listMyEnrollments: Handler<'listMyEnrollments'> = async (request, { db }) => ({
  status: 200,
  body: await pageOfEnrollments(db, signedIn(request).user, request.query),
});
