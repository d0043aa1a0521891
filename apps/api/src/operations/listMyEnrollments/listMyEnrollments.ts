import { pageOfEnrollments } from '../../learning/enrollments.ts';
import { type Handler, signedIn } from '../../platform/contract/types.ts';

export const listMyEnrollments: Handler<'listMyEnrollments'> = async (request, { db }) => ({
  status: 200,
  body: await pageOfEnrollments(db, signedIn(request).user, request.query),
});
