import { limits, searchResultsMaximum } from '@lyceum/rules';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Link } from '@lyceum/ui/components/Link';
import { Page, Stack } from '@lyceum/ui/components/layout';
import { Pagination } from '@lyceum/ui/components/Pagination';
import { Text } from '@lyceum/ui/components/Text';
import { BrowseIcon } from '@lyceum/ui/icons';
import { CourseGrid } from '@lyceum/ui/patterns/CourseCard';
import { ListError } from '@lyceum/ui/patterns/ListError';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import { useTranslation } from 'react-i18next';
import { isSearch, type Search, searchHref } from '../../app/courses/searchAddress.ts';
import { courseCard } from '../../app/courses/views.ts';
import { withFavorite } from '../../app/favorites/FavoriteButton.tsx';
import { PageMeta } from '../../app/page/PageMeta.tsx';
import { sentenceWith } from '../../platform/i18n/sentenceWith.tsx';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import { useTimeZone } from '../../platform/i18n/useTimeZone.ts';
import { OtherResults } from './OtherResults.tsx';
import { SearchFilters, type SearchFiltersProps } from './SearchFilters.tsx';
import type { SearchResults } from './search.ts';

export interface SearchScreenProps extends SearchFiltersProps {
  onRetry: () => void;
  /** Whether the search is repeated after a failure. */
  isRetrying: boolean;
}

/** The results of a search, whose query, filters and page are in the address [2.333]. */
export function SearchScreen({ search, loaderData, onSearch, onRetry, isRetrying }: SearchScreenProps) {
  const { t } = useTranslation(['search', 'catalog', 'common', 'errors']);
  const { q } = search;
  const results = loaderData?.results;
  const title = q ? t('search:resultsFor', { query: q }) : t('search:title');
  return (
    <Page paddingBlock="both">
      <PageMeta title={title} {...(!isSearch(search) && { description: t('search:startText') })} />
      <PageHeader
        title={q ? sentenceWith((query) => t('search:resultsFor', { query }), <bdi>{q}</bdi>) : title}
        line={<span role="status">{results && countText(results)}</span>}
      />
      <Stack gap="lg">
        <SearchFilters search={search} loaderData={loaderData} onSearch={onSearch} />
        {!loaderData && (
          <ListError
            message={t('common:states.error', { message: t('errors:operations.search') })}
            retryLabel={t('common:actions.tryAgain')}
            busy={isRetrying}
            busyLabel={t('common:states.loading')}
            onRetry={onRetry}
          />
        )}
        {loaderData?.results === null && (
          <EmptyState
            icon={BrowseIcon}
            title={t('search:start')}
            description={t('search:startText')}
            action={<Link href="/categories">{t('search:browse')}</Link>}
          />
        )}
        {results && <Results search={search} results={results} />}
      </Stack>
    </Page>
  );

  function countText({ totalResults: count }: SearchResults): string {
    return count === searchResultsMaximum ? t('search:most', { count }) : t('search:count', { count });
  }
}

function Results({ search, results }: { search: Search; results: SearchResults }) {
  const { t } = useTranslation('search');
  const { t: ofCatalog } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { courses, totalResults, words, suggestion } = results;
  const cards = courses.map((course, index) => ({
    ...withFavorite(course.id, courseCard(course, ofCatalog, language, timeZone, words)),
    id: course.id,
    level: 2 as const,
    eager: index === 0,
  }));
  return (
    <>
      {suggestion !== null && (
        <Text as="div">
          {sentenceWith(
            (part) => t('suggestion', { suggestion: part }),
            <Link href={searchHref({ ...search, q: suggestion, page: 1 })}>
              <bdi>{suggestion}</bdi>
            </Link>,
          )}
        </Text>
      )}
      <OtherResults results={results} />
      {courses.length > 0 ? (
        <CourseGrid label={t('courses')} courses={cards} />
      ) : (
        <EmptyState
          icon={BrowseIcon}
          title={t('empty')}
          description={t('emptyText')}
          action={<Link href="/categories">{t('browse')}</Link>}
        />
      )}
      <Pages search={search} count={courses.length} total={totalResults} />
    </>
  );
}

function Pages({ search, count, total }: { search: Search; count: number; total: number }) {
  const { t } = useTranslation('common');
  const before = (search.page - 1) * limits.searchResultsPerPage;
  return (
    <Pagination
      label={t('pagination.label')}
      page={search.page}
      pages={Math.ceil(total / limits.searchResultsPerPage)}
      hrefOf={(page) => searchHref({ ...search, page })}
      texts={{
        previous: t('pagination.previous'),
        next: t('pagination.next'),
        position: t('pagination.showingFrom', { first: before + 1, last: before + count, total }),
      }}
    />
  );
}
