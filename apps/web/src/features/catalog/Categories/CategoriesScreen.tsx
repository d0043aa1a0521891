import { EmptyState } from '@lyceum/ui/components/EmptyState';
import { Heading } from '@lyceum/ui/components/Heading';
import { Link } from '@lyceum/ui/components/Link';
import { LocalizedLine } from '@lyceum/ui/components/LocalizedLine';
import { Page, Stack } from '@lyceum/ui/components/layout';
import { BrowseIcon } from '@lyceum/ui/icons';
import { CategoryGrid } from '@lyceum/ui/patterns/CategoryGrid';
import { PageHeader } from '@lyceum/ui/patterns/PageHeader';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedDomain } from '../../../app/courses/summaries.ts';
import { categoryTile, localizedName } from '../../../app/courses/views.ts';
import { CatalogList } from '../../../app/lists/CatalogList.tsx';
import type { ListProps } from '../../../app/lists/listProps.ts';
import { PageMeta } from '../../../app/page/PageMeta.tsx';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';

/** Every domain with its full category grid [2.33]. */
export function CategoriesScreen({ list, send }: ListProps<ListedDomain>) {
  const { t } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  const renderDomain = useCallback(
    ({ name, href, color, categories = [] }: ListedDomain) => {
      const domain = localizedName(name, language, t('common:unknownName'));
      return (
        <Stack>
          <Heading level={2} size="medium" mark={color}>
            <Link href={href} tone="quiet">
              <LocalizedLine text={domain.name} language={domain.nameLanguage} />
            </Link>
          </Heading>
          <CategoryGrid
            categories={categories.map((category) => categoryTile(category, t, language, true))}
          />
        </Stack>
      );
    },
    [t, language],
  );
  return (
    <Page paddingBlock="both">
      <PageMeta title={t('catalog:categories.title')} description={t('catalog:categories.description')} />
      <PageHeader title={t('catalog:categories.title')} description={t('catalog:categories.description')} />
      <CatalogList
        list={list}
        send={send}
        label={t('catalog:landing.domains')}
        look="sections"
        loadingMore={t('catalog:landing.loadingMore')}
        renderItem={renderDomain}
        empty={<EmptyState icon={BrowseIcon} title={t('catalog:categories.empty')} />}
      />
    </Page>
  );
}
