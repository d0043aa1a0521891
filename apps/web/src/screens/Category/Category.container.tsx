import type { Category, Page } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { courseList } from '../../catalog/categoryCourses.ts';
import type { CardCourse } from '../../catalog/listed.ts';
import { useCatalogList } from '../../catalog/useCatalogList.ts';
import { isSameOrder, type Order, orderOf, useSort } from '../../catalog/useSort.ts';
import { useLanguage } from '../../document/useLanguage.ts';
import { CategoryScreen } from './CategoryScreen.tsx';

interface CategoryContainerProps {
  /** The page that the list begins with. */
  page: number;
  loaded: { category: Category; courses: Page<CardCourse>; order: Order<'categoryCourses'>; page: number };
}

export function CategoryContainer({ page, loaded }: CategoryContainerProps) {
  const { category } = loaded;
  const { sortBy, chosen, choose } = useSort('categoryCourses');
  const order = orderOf<'categoryCourses'>(sortBy, useLanguage());
  const query = { id: category.id, ...order };
  const isLoaded = isSameOrder(order, loaded.order) && page === loaded.page;
  const [list, send] = useCatalogList(courseList, {
    query,
    limit: limits.coursesPerPage,
    firstPage: page,
    initial: isLoaded ? loaded.courses : undefined,
  });
  return <CategoryScreen category={category} list={list} send={send} sortBy={chosen} onSort={choose} />;
}
