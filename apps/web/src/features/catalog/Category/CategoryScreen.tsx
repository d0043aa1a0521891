import type { Category } from '@lyceum/api-client';
import { loadedRange } from '@lyceum/flows/paged-list';
import { findLocalized } from '@lyceum/i18n';
import { limits, type SortOf, sortsOf } from '@lyceum/rules';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Link } from '@lyceum/ui/components/Link';
import { LocalizedLine } from '@lyceum/ui/components/LocalizedLine';
import { Page, Stack } from '@lyceum/ui/components/layout';
import { Pagination } from '@lyceum/ui/components/Pagination';
import { BrowseIcon } from '@lyceum/ui/icons';
import { CourseCard } from '@lyceum/ui/patterns/CourseCard';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import { SortControl } from '@lyceum/ui/patterns/SortControl';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type CourseFilters, countFilters } from '../../../app/courses/courseFilters.ts';
import type { CardCourse } from '../../../app/courses/summaries.ts';
import { courseCard, localizedName } from '../../../app/courses/views.ts';
import { withFavorite } from '../../../app/favorites/FavoriteButton.tsx';
import { CatalogList } from '../../../app/lists/CatalogList.tsx';
import type { ListProps } from '../../../app/lists/listProps.ts';
import { PageBreadcrumbs } from '../../../app/page/PageBreadcrumbs.tsx';
import { PageMeta } from '../../../app/page/PageMeta.tsx';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { useTimeZone } from '../../../platform/i18n/useTimeZone.ts';
import { CategoryFilters } from './CategoryFilters.tsx';
import { categoryHref as hrefOf } from './categoryHref.ts';

export interface CategoryScreenProps extends ListProps<CardCourse> {
  category: Category;
  sortBy: SortOf<'categoryCourses'>;
  onSort: (sortBy: SortOf<'categoryCourses'>) => void;
  filters: CourseFilters;
  /** Called with the filters that are set, by their names in the address. */
  onFilter: (filters: Record<string, string>) => void;
}

/** One category and its courses [2.34]. */
export function CategoryScreen(props: CategoryScreenProps) {
  const { category, list, send, sortBy, onSort, filters } = props;
  const { t } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { name, nameLanguage } = localizedName(category.name, language, t('common:unknownName'));
  const description = findLocalized(category.description, language);
  const renderCourse = useCallback(
    (course: CardCourse, index: number) => (
      <CourseCard
        {...withFavorite(course.id, courseCard(course, t, language, timeZone))}
        level={2}
        eager={index === 0}
      />
    ),
    [t, language, timeZone],
  );
  const isFiltered = countFilters(filters) > 0;
  const isCounted = list.context.page > 0 || !isFiltered;
  const total = list.context.page > 0 ? list.context.totalResults : category.courseCount;
  const clear = isFiltered && <Link href={hrefOf(category, sortBy)}>{t('catalog:filters.clear')}</Link>;
  const countText = isFiltered
    ? t('catalog:filters.matching', { count: total })
    : t('catalog:category.available', { count: total });
  return (
    <Page paddingBlock="both">
      <PageMeta
        title={t('catalog:category.title', { category: name })}
        {...(!isFiltered && {
          description:
            description?.text ?? t('catalog:category.description', { count: total, category: name }),
          page: list.context.firstPage,
          feed: `${category.href}/feed.atom`,
        })}
      />
      <PageBreadcrumbs parent={category.domain} page={{ href: category.href, name }} />
      <PageHeader
        title={<LocalizedLine text={name} language={nameLanguage} />}
        mark={category.color}
        description={description && <LocalizedLine {...description} />}
        // A no-break space keeps the line while the courses are counted.
        line={<span role="status">{isCounted ? countText : '\u00A0'}</span>}
        aside={
          <SortControl
            label={t('catalog:sort.label')}
            options={sortsOf('categoryCourses').map((value) => ({
              value,
              label: t(`catalog:sort.${value}`),
            }))}
            value={sortBy}
            onChange={onSort}
          />
        }
        filters={<CategoryFilters {...props} clear={clear} />}
      />
      <Stack gap="lg">
        <CatalogList
          list={list}
          send={send}
          label={t('catalog:category.list')}
          loadingMore={t('catalog:category.loadingMore')}
          renderItem={renderCourse}
          empty={
            <EmptyState
              icon={BrowseIcon}
              title={t(isFiltered ? 'catalog:filters.empty' : 'catalog:category.empty')}
              description={t(isFiltered ? 'catalog:filters.emptyText' : 'catalog:category.emptyText')}
              action={clear}
            />
          }
        />
        {list.context.items.length > 0 && (
          <Pages category={category} list={list.context} total={total} sortBy={sortBy} filters={filters} />
        )}
      </Stack>
    </Page>
  );
}

interface PagesProps extends Pick<CategoryScreenProps, 'category' | 'sortBy' | 'filters'> {
  list: CategoryScreenProps['list']['context'];
  /** How many courses there are. */
  total: number;
}

/** Links to the pages before and after the loaded ones, also for browsers without JavaScript. */
function Pages({ category, list, total, sortBy, filters }: PagesProps) {
  const { t } = useTranslation('common');
  const { page, firstPage } = list;
  const pages = Math.ceil(total / limits.coursesPerPage);
  const { first, last } = loadedRange(list);
  return (
    <Pagination
      label={t('pagination.label')}
      page={page}
      from={firstPage}
      pages={pages}
      hrefOf={(pageNumber) => hrefOf(category, sortBy, filters, pageNumber)}
      texts={{
        previous: t('pagination.previous'),
        next: t('pagination.next'),
        position:
          first === 1
            ? t('pagination.showing', { last, total })
            : t('pagination.showingFrom', { first, last, total }),
      }}
    />
  );
}
