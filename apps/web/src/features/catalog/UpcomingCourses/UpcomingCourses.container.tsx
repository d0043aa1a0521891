import type { Page } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import type { CardCourse } from '../../../app/courses/summaries.ts';
import { useCatalogList } from '../../../app/lists/useCatalogList.ts';
import { upcomingCourseList, upcomingCoursesQuery } from '../upcomingCourses.ts';
import { UpcomingCoursesScreen } from './UpcomingCoursesScreen.tsx';

/** @param props.courses the first page, if it was loaded */
export function UpcomingCoursesContainer({ courses }: { courses: Page<CardCourse> | undefined }) {
  const [list, send] = useCatalogList(upcomingCourseList, {
    query: upcomingCoursesQuery,
    limit: limits.upcomingCoursesPerPage,
    initial: courses,
  });
  return <UpcomingCoursesScreen list={list} send={send} />;
}
