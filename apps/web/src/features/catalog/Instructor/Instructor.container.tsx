import type { Page, PublicInstructor } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import type { CardCourse } from '../../../app/courses/listed.ts';
import { useCatalogList } from '../../../app/lists/useCatalogList.ts';
import { isSameOrder, type Order, orderOf, useSort } from '../../../app/lists/useSort.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { instructorCourseList } from '../instructorCourses.ts';
import { InstructorScreen } from './InstructorScreen.tsx';

interface InstructorContainerProps {
  instructor: PublicInstructor;
  /** The first page of the courses, sorted by `loadedOrder`. */
  courses: Page<CardCourse>;
  loadedOrder: Order<'categoryCourses'>;
}

export function InstructorContainer({ instructor, courses, loadedOrder }: InstructorContainerProps) {
  const { sortBy, chosen, choose } = useSort('categoryCourses');
  const order = orderOf<'categoryCourses'>(sortBy, useLanguage());
  const query = { id: instructor.id, ...order };
  const initial = isSameOrder(order, loadedOrder) ? courses : undefined;
  const [list, send] = useCatalogList(instructorCourseList, { query, limit: limits.coursesPerPage, initial });
  return <InstructorScreen instructor={instructor} list={list} send={send} sortBy={chosen} onSort={choose} />;
}
