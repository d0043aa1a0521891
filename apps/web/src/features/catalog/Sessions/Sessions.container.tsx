import type { Page } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import type { CardCourse } from '../../../app/courses/listed.ts';
import { useCatalogList } from '../../../app/lists/useCatalogList.ts';
import { sessionList, upcoming } from '../upcomingSessions.ts';
import { SessionsScreen } from './SessionsScreen.tsx';

/** @param props.sessions the first page, if it was loaded */
export function SessionsContainer({ sessions }: { sessions: Page<CardCourse> | undefined }) {
  const [list, send] = useCatalogList(sessionList, {
    query: upcoming,
    limit: limits.upcomingCoursesPerPage,
    initial: sessions,
  });
  return <SessionsScreen list={list} send={send} />;
}
