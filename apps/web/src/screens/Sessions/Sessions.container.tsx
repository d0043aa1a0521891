import type { Page } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import type { CardCourse } from '../../catalog/listed.ts';
import { sessionList, upcoming } from '../../catalog/upcomingSessions.ts';
import { useCatalogList } from '../../catalog/useCatalogList.ts';
import { SessionsScreen } from './SessionsScreen.tsx';

/** @param props.sessions the first page, if it was loaded */
export function SessionsContainer({ sessions }: { sessions: Page<CardCourse> | undefined }) {
  const [list, send] = useCatalogList(sessionList, {
    query: upcoming,
    limit: limits.sessionsPerPage,
    initial: sessions,
  });
  return <SessionsScreen list={list} send={send} />;
}
