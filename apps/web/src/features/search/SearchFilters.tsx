import { searchMaximum, searchSorts } from '@lyceum/rules';
import { Link } from '@lyceum/ui/components/Link';
import { LocalizedLine } from '@lyceum/ui/components/LocalizedLine';
import { Inline } from '@lyceum/ui/components/layout';
import { Text } from '@lyceum/ui/components/Text';
import { SearchForm } from '@lyceum/ui/patterns/SearchForm';
import { useTranslation } from 'react-i18next';
import { type Search, searchHref } from '../../app/courses/searchAddress.ts';
import { useFilterFields } from '../../app/courses/useFilterFields.ts';
import { localizedName } from '../../app/courses/views.ts';
import { sentenceWith } from '../../platform/i18n/sentenceWith.tsx';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import type { LoadedSearch } from './search.ts';

export interface SearchFiltersProps {
  search: Search;
  /** Undefined if the call failed. */
  loaderData: LoadedSearch | undefined;
  /** Called with the values of the form, by their names in the address. */
  onSearch: (values: Record<string, string>) => void;
}

/** The form of the search page. */
export function SearchFilters({ search, loaderData, onSearch }: SearchFiltersProps) {
  const { t } = useTranslation(['search', 'catalog', 'common']);
  const language = useLanguage();
  const any = { value: '', label: t('catalog:filters.any') };
  const { category } = search;
  const filters = useFilterFields(search);
  const domains = (loaderData?.domains ?? []).map(({ id, name }) => ({
    value: id,
    label: localizedName(name, language, t('common:unknownName')).name,
  }));
  return (
    <SearchForm
      label={t('search:form')}
      action="/search"
      query={{ name: 'q', label: t('search:query'), value: search.q, maxLength: searchMaximum }}
      submitLabel={t('search:submit')}
      hiddenValues={category ? { category } : {}}
      note={category && loaderData?.category && <InCategory search={search} category={loaderData.category} />}
      filters={[
        ...(category
          ? []
          : [
              { name: 'domain', label: t('search:domain'), options: [any, ...domains], value: search.domain },
            ]),
        ...filters,
        {
          name: 'sortBy',
          label: t('catalog:sort.label'),
          options: searchSorts.map((value) => ({
            value,
            label: value === 'relevance' ? t('search:relevance') : t(`catalog:sort.${value}`),
          })),
          value: search.sortBy,
        },
      ]}
      onSearch={onSearch}
    />
  );
}

interface InCategoryProps extends Pick<SearchFiltersProps, 'search'> {
  category: NonNullable<LoadedSearch['category']>;
}

/** The notice that the search is restricted to a category, with a link to search everywhere. */
function InCategory({ search, category }: InCategoryProps) {
  const { t } = useTranslation(['search', 'common']);
  const { name, nameLanguage } = localizedName(category.name, useLanguage(), t('common:unknownName'));
  return (
    <Inline gap="md">
      <Text as="div">
        {sentenceWith(
          (part) => t('search:inCategory', { category: part }),
          <LocalizedLine text={name} language={nameLanguage} />,
        )}
      </Text>
      <Link href={searchHref({ ...search, category: '', page: 1 })}>{t('search:everywhere')}</Link>
    </Inline>
  );
}
