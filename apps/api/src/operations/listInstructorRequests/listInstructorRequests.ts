import { pendingRequests } from '../../administration/requests.ts';
import type { Handler } from '../../contract/types.ts';

export const listInstructorRequests: Handler<'listInstructorRequests'> = async (_asked, { db }) => ({
  status: 200,
  body: { requests: await pendingRequests(db) },
});
