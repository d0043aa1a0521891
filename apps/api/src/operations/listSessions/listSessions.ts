import { pageOfUpcomingCourses } from '../../catalog/courses.ts';
import { cardsOf } from '../../platform/context/subjects.ts';
import type { Handler } from '../../platform/contract/types.ts';

export const listSessions: Handler<'listSessions'> = async ({ query }, { db, now }) => ({
  status: 200,
  body: await pageOfUpcomingCourses(db, now(), query),
});
listSessions.subjects = (_, page) => ['upcomingCourses', ...cardsOf(page?.results)];
