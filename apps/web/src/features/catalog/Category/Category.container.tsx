import type { Category, Page } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { useSearchParams } from 'react-router-dom';
import {
  type CourseFilters,
  filterNames,
  filtersIn,
  isSameFilters,
} from '../../../app/courses/courseFilters.ts';
import type { CardCourse } from '../../../app/courses/summaries.ts';
import { useCatalogList } from '../../../app/lists/useCatalogList.ts';
import { isSameOrder, type Order, orderOf, useSort } from '../../../app/lists/useSort.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { courseList } from '../categoryCourses.ts';
import { CategoryScreen } from './CategoryScreen.tsx';

interface CategoryContainerProps {
  /** The page that the list begins with. */
  page: number;
  loaderData: {
    category: Category;
    courses: Page<CardCourse>;
    order: Order<'categoryCourses'>;
    filters: CourseFilters;
    page: number;
  };
}

export function CategoryContainer({ page, loaderData }: CategoryContainerProps) {
  const { category } = loaderData;
  const { sortBy, selectedSort, choose } = useSort('categoryCourses');
  const order = orderOf<'categoryCourses'>(sortBy, useLanguage());
  const [search, setSearch] = useSearchParams();
  const filters = filtersIn(search);
  const query = { id: category.id, ...order, ...filters };
  const isLoaded =
    isSameOrder(order, loaderData.order) &&
    isSameFilters(filters, loaderData.filters) &&
    page === loaderData.page;
  const filter = (values: Record<string, string>) =>
    setSearch(
      (before) => {
        for (const name of ['page', ...filterNames]) before.delete(name);
        for (const name of filterNames) if (values[name]) before.set(name, values[name]);
        return before;
      },
      { preventScrollReset: true },
    );
  const [list, send] = useCatalogList(courseList, {
    query,
    limit: limits.coursesPerPage,
    firstPage: page,
    initial: isLoaded ? loaderData.courses : undefined,
  });
  return (
    <CategoryScreen
      category={category}
      list={list}
      send={send}
      sortBy={selectedSort}
      onSort={choose}
      filters={filters}
      onFilter={filter}
    />
  );
}
