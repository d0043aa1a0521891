import type { Page, PublicInstructor } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import type { CardCourse } from '../../../app/courses/summaries.ts';
import { useCatalogList } from '../../../app/lists/useCatalogList.ts';
import { isSameOrder, type Order, orderOf, useSort } from '../../../app/lists/useSort.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { instructorCourseList } from '../instructorCourses.ts';
import { InstructorScreen } from './InstructorScreen.tsx';

interface InstructorContainerProps {
  instructor: PublicInstructor;
  /** The first page of the courses, sorted by `initialOrder`. */
  courses: Page<CardCourse>;
  initialOrder: Order<'categoryCourses'>;
}

export function InstructorContainer({ instructor, courses, initialOrder }: InstructorContainerProps) {
  const { sortBy, selectedSort, choose } = useSort('categoryCourses');
  const order = orderOf<'categoryCourses'>(sortBy, useLanguage());
  const query = { id: instructor.id, ...order };
  const initial = isSameOrder(order, initialOrder) ? courses : undefined;
  const [list, send] = useCatalogList(instructorCourseList, { query, limit: limits.coursesPerPage, initial });
  return (
    <InstructorScreen instructor={instructor} list={list} send={send} sortBy={selectedSort} onSort={choose} />
  );
}
