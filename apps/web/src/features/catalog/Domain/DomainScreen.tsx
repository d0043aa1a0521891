import type { Domain } from '@lyceum/api-client';
import { type SortOf, sortsOf } from '@lyceum/rules';
import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { LocalizedLine } from '@lyceum/ui/components/LocalizedLine';
import { Page } from '@lyceum/ui/components/layout';
import { BrowseIcon } from '@lyceum/ui/icons';
import { CategoryTile } from '@lyceum/ui/patterns/CategoryTile';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import { SortControl } from '@lyceum/ui/patterns/SortControl';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedCategory } from '../../../app/courses/summaries.ts';
import { categoryTile, localizedName } from '../../../app/courses/views.ts';
import { CatalogList } from '../../../app/lists/CatalogList.tsx';
import type { ListProps } from '../../../app/lists/listProps.ts';
import { PageBreadcrumbs } from '../../../app/page/PageBreadcrumbs.tsx';
import { PageMeta } from '../../../app/page/PageMeta.tsx';
import { sentenceWith } from '../../../platform/i18n/sentenceWith.tsx';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';

export interface DomainScreenProps extends ListProps<ListedCategory> {
  domain: Domain;
  sortBy: SortOf<'domainCategories'>;
  onSort: (sortBy: SortOf<'domainCategories'>) => void;
}

/** One domain and its categories [2.30]. */
export function DomainScreen({ domain, list, send, sortBy, onSort }: DomainScreenProps) {
  const { t } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  const { name, nameLanguage } = localizedName(domain.name, language, t('common:unknownName'));
  const nameLine = <LocalizedLine text={name} language={nameLanguage} />;
  const explore = (inside: string) => t('catalog:domain.explore', { domain: inside });
  const renderCategory = useCallback(
    (category: ListedCategory) => {
      const { id: _, ...tile } = categoryTile(category, t, language, true);
      return <CategoryTile {...tile} look="card" />;
    },
    [t, language],
  );
  return (
    <Page paddingBlock="both">
      <PageMeta title={name} description={t('catalog:domain.description', { domain: name })} />
      <PageBreadcrumbs page={{ href: domain.href, name }} />
      <PageHeader
        title={nameLine}
        mark={domain.color}
        description={nameLanguage ? sentenceWith(explore, nameLine) : explore(name)}
        aside={
          <SortControl
            label={t('catalog:sort.label')}
            options={sortsOf('domainCategories').map((value) => ({
              value,
              label: t(`catalog:sort.${value}`),
            }))}
            value={sortBy}
            onChange={onSort}
          />
        }
      />
      <CatalogList
        list={list}
        send={send}
        label={t('catalog:domain.list')}
        look="tiles"
        loadingMore={t('catalog:categories.loadingMore')}
        renderItem={renderCategory}
        empty={<EmptyState icon={BrowseIcon} title={t('catalog:domain.empty')} />}
      />
    </Page>
  );
}
