import { pageOfSessions } from '../../catalog/courses.ts';
import type { Handler } from '../../contract/types.ts';

export const listSessions: Handler<'listSessions'> = async ({ query }, { db, now }) => ({
  status: 200,
  body: await pageOfSessions(db, now(), query),
});
