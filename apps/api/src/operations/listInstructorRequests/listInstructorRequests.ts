import { pageOfRequests } from '../../people/administration/requests.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const listInstructorRequests: Handler<'listInstructorRequests'> = async ({ query }, { db }) => {
  const { results: requests, ...page } = await pageOfRequests(db, query);
  return { status: 200, body: { requests, ...page } };
};
