import { searchMaximum, searchSorts } from '@lyceum/rules';
import { Link } from '@lyceum/ui/components/Link';
import { LocalizedLine } from '@lyceum/ui/components/LocalizedLine';
import { Inline } from '@lyceum/ui/components/layout';
import { Text } from '@lyceum/ui/components/Text';
import { SearchForm } from '@lyceum/ui/patterns/SearchForm';
import { useTranslation } from 'react-i18next';
import { useFilterFields } from '../../catalog/useFilterFields.ts';
import { named } from '../../catalog/views.ts';
import { sentenceWith } from '../../document/sentenceWith.tsx';
import { useLanguage } from '../../document/useLanguage.ts';
import type { LoadedSearch } from '../../search/search.ts';
import { type Search, searchHref } from '../../search/searchAddress.ts';

export interface SearchFiltersProps {
  search: Search;
  /** Undefined if the call failed. */
  loaded: LoadedSearch | undefined;
  /** Called with the values of the form, by their names in the address. */
  onSearch: (values: Record<string, string>) => void;
}

/** The form of the search page. */
export function SearchFilters({ search, loaded, onSearch }: SearchFiltersProps) {
  const { t } = useTranslation(['search', 'catalog', 'common']);
  const language = useLanguage();
  const any = { value: '', label: t('catalog:filters.any') };
  const { category } = search;
  const filters = useFilterFields(search);
  const domains = (loaded?.domains ?? []).map(({ id, name }) => ({
    value: id,
    label: named(name, language, t('common:unknownName')).name,
  }));
  return (
    <SearchForm
      label={t('search:form')}
      action="/search"
      query={{ name: 'q', label: t('search:query'), value: search.q, maxLength: searchMaximum }}
      submitLabel={t('search:submit')}
      kept={category ? { category } : {}}
      note={category && loaded?.category && <InCategory search={search} category={loaded.category} />}
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

/** That only one category is searched, with a link to search everywhere. */
function InCategory({ search, category }: InCategoryProps) {
  const { t } = useTranslation(['search', 'common']);
  const { name, nameLanguage } = named(category.name, useLanguage(), t('common:unknownName'));
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
