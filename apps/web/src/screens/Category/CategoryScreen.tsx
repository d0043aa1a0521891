import type { Category } from '@lyceum/api-client';
import { shownRange } from '@lyceum/flows/paged-list';
import { findLocalized } from '@lyceum/i18n';
import { defaultSortOf, limits, type SortOf, sortsOf } from '@lyceum/rules';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Link } from '@lyceum/ui/components/Link';
import { LocalizedLine } from '@lyceum/ui/components/LocalizedLine';
import { Inline, Page, Stack } from '@lyceum/ui/components/layout';
import { Pagination } from '@lyceum/ui/components/Pagination';
import { BrowseIcon } from '@lyceum/ui/icons';
import { CourseCard } from '@lyceum/ui/patterns/CourseCard';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import { SortControl } from '@lyceum/ui/patterns/SortControl';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CatalogList } from '../../catalog/CatalogList.tsx';
import type { CardCourse } from '../../catalog/listed.ts';
import type { ListProps } from '../../catalog/listProps.ts';
import { courseCard, named } from '../../catalog/views.ts';
import { PageMeta } from '../../document/PageMeta.tsx';
import { useLanguage } from '../../document/useLanguage.ts';
import { useTimeZone } from '../../document/useTimeZone.ts';
import { withFavorite } from '../../favorites/FavoriteButton.tsx';
import { PageBreadcrumbs } from '../parts/PageBreadcrumbs.tsx';

export interface CategoryScreenProps extends ListProps<CardCourse> {
  category: Category;
  sortBy: SortOf<'categoryCourses'>;
  onSort: (sortBy: SortOf<'categoryCourses'>) => void;
}

/** One category and its courses [2.34]. */
export function CategoryScreen({ category, list, send, sortBy, onSort }: CategoryScreenProps) {
  const { t } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { name, nameLanguage } = named(category.name, language, t('common:unknownName'));
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
  const total = list.context.page > 0 ? list.context.totalResults : category.courseCount;
  return (
    <Page paddingBlock="both">
      <PageMeta
        title={t('catalog:category.title', { category: name })}
        description={description?.text ?? t('catalog:category.description', { count: total, category: name })}
        page={list.context.firstPage}
        feed={`${category.href}/feed.atom`}
      />
      <PageBreadcrumbs parent={category.domain} page={{ href: category.href, name }} />
      <PageHeader
        title={<LocalizedLine text={name} language={nameLanguage} />}
        mark={category.color}
        description={description && <LocalizedLine {...description} />}
        line={
          <Inline gap="md">
            {t('catalog:category.available', { count: total })}
            <Link href={`/search?category=${encodeURIComponent(category.id)}`}>
              {t('catalog:category.filter')}
            </Link>
          </Inline>
        }
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
              title={t('catalog:category.empty')}
              description={t('catalog:category.emptyText')}
            />
          }
        />
        {list.context.items.length > 0 && (
          <Pages href={category.href} list={list.context} total={total} sortBy={sortBy} />
        )}
      </Stack>
    </Page>
  );
}

interface PagesProps extends Pick<CategoryScreenProps, 'sortBy'> {
  /** The category's. */
  href: string;
  list: CategoryScreenProps['list']['context'];
  /** How many courses there are. */
  total: number;
}

/** Links to the pages before and after the loaded ones, also for browsers without JavaScript. */
function Pages({ href, list, total, sortBy }: PagesProps) {
  const { t } = useTranslation('common');
  const { page, firstPage } = list;
  const pages = Math.ceil(total / limits.coursesPerPage);
  const { first, last } = shownRange(list);
  const hrefOf = (wanted: number) => {
    const search = new URLSearchParams({
      ...(wanted > limits.firstPage && { page: String(wanted) }),
      ...(sortBy !== defaultSortOf('categoryCourses') && { sortBy }),
    });
    return search.size > 0 ? `${href}?${search}` : href;
  };
  return (
    <Pagination
      label={t('pagination.label')}
      page={page}
      from={firstPage}
      pages={pages}
      hrefOf={hrefOf}
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
