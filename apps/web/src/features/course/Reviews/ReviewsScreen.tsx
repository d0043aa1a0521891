import type { Course, Review } from '@lyceum/api-client';
import { hasMore } from '@lyceum/flows/paged-list';
import { defaultSortOf, type SortOf, sortsOf } from '@lyceum/rules';
import { ButtonLink } from '@lyceum/ui/components/Button';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Link } from '@lyceum/ui/components/Link';
import { LocalizedLine } from '@lyceum/ui/components/LocalizedLine';
import { Page, Stack } from '@lyceum/ui/components/layout';
import { RatingIcon } from '@lyceum/ui/icons';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import { RatingDistribution } from '@lyceum/ui/patterns/RatingDistribution';
import { SortControl } from '@lyceum/ui/patterns/SortControl';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewItem } from '../../../app/courses/ReviewItem.tsx';
import { localizedName, ratingText } from '../../../app/courses/views.ts';
import { CatalogList } from '../../../app/lists/CatalogList.tsx';
import type { ListProps } from '../../../app/lists/listProps.ts';
import { PageBreadcrumbs } from '../../../app/page/PageBreadcrumbs.tsx';
import { PageMeta } from '../../../app/page/PageMeta.tsx';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';

export type ReviewedCourse = Pick<Course, 'id' | 'name' | 'href' | 'rating' | 'ratingCount'>;

export interface ReviewsScreenProps extends ListProps<Review> {
  course: ReviewedCourse;
  /** The numbers of ratings with one star to those with five. */
  distribution: readonly number[];
  sortBy: SortOf<'courseReviews'>;
  onSort: (sortBy: SortOf<'courseReviews'>) => void;
  /** Renders a review. @default the card that everyone sees */
  renderReview?: ((review: Review) => ReactNode) | undefined;
  /** The review of the signed-in user. @default nothing */
  children?: ReactNode;
}

/** The reviews of a course [2.323]. */
export function ReviewsScreen({
  course,
  distribution,
  list,
  send,
  sortBy,
  onSort,
  renderReview = (review) => <ReviewItem review={review} />,
  children,
}: ReviewsScreenProps) {
  const { t } = useTranslation('reviews');
  const { t: tCatalog } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  const { name, nameLanguage } = localizedName(course.name, language, tCatalog('common:unknownName'));
  const { rating } = course;
  const { items, totalResults } = list.context;
  const href = `${course.href}/reviews`;
  return (
    <Page paddingBlock="both">
      <PageMeta
        title={t('title', { course: name })}
        description={t('description', { course: name })}
        page={list.context.firstPage}
        {...(rating !== null && { data: structuredData(course, name, items) })}
      />
      <PageBreadcrumbs parent={course} page={{ href, name: t('heading') }} />
      <PageHeader
        title={t('heading')}
        description={<LocalizedLine text={name} language={nameLanguage} />}
        aside={<ButtonLink href={course.href}>{t('toCourse')}</ButtonLink>}
      />
      <Stack gap="xxl">
        {rating !== null && (
          <RatingDistribution
            average={rating}
            distribution={distribution}
            texts={{
              average: ratingText(tCatalog, course, language),
              label: t('distribution'),
              share: (stars, count, percent) =>
                t('share', { stars: t('stars', { count: stars }), count, percent }),
            }}
          />
        )}
        {children}
        <Stack gap="lg">
          {totalResults > 1 && (
            <SortControl
              label={t('sort.label')}
              options={sortsOf('courseReviews').map((value) => ({ value, label: t(`sort.${value}`) }))}
              value={sortBy}
              onChange={onSort}
            />
          )}
          <CatalogList
            list={list}
            send={send}
            label={t('list')}
            loadingMore={t('loadingMore')}
            look="rows"
            renderItem={renderReview}
            empty={<EmptyState icon={RatingIcon} title={t('empty')} description={t('emptyText')} />}
          />
          {items.length > 0 && hasMore(list.context) && (
            <Link href={pageAddress(href, sortBy, list.context.page + 1)}>
              {tCatalog('common:pagination.next')}
            </Link>
          )}
        </Stack>
      </Stack>
    </Page>
  );
}

/** For crawlers and browsers without JavaScript. Others get the next reviews while they scroll. */
function pageAddress(href: string, sortBy: SortOf<'courseReviews'>, page: number): string {
  const isDefault = sortBy === defaultSortOf('courseReviews');
  return `${href}?${new URLSearchParams({ page: String(page), ...(!isDefault && { sortBy }) })}`;
}

const structuredData = (
  { rating, ratingCount }: ReviewedCourse,
  name: string,
  reviews: readonly Review[],
) => ({
  '@type': 'Course',
  name,
  aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount, bestRating: 5 },
  ...(reviews.length > 0 && {
    review: reviews.map(({ author, stars, text, createdAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author.name },
      datePublished: createdAt.slice(0, 10),
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
    })),
  }),
});
