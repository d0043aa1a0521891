import type { Localized } from '@lyceum/i18n';
import { Breadcrumbs } from '@lyceum/ui/patterns/Breadcrumbs';
import { useTranslation } from 'react-i18next';
import { StructuredData } from '../../platform/document/StructuredData.tsx';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import { useRootData } from '../api/rootData.ts';
import { localizedName } from '../courses/views.ts';

export interface PageBreadcrumbsProps {
  /** The ancestor of the page below the front page, if it has one. */
  parent?: { href: string; name: Localized };
  /** The page itself. */
  page: { href: string; name: string };
}

/** Links to the ancestors of a page of the catalog. Search engines show them with the page. */
export function PageBreadcrumbs({ parent, page }: PageBreadcrumbsProps) {
  const { t } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  const root = useRootData();
  const places = [
    { href: '/', name: t('catalog:home') },
    ...(parent
      ? [{ href: parent.href, ...localizedName(parent.name, language, t('common:unknownName')) }]
      : []),
  ];
  const items = [...places, page].map(({ href, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${root?.publicUrl ?? ''}${href}`,
  }));
  return (
    <>
      <Breadcrumbs label={t('catalog:breadcrumbs')} places={places} />
      <StructuredData data={{ '@type': 'BreadcrumbList', itemListElement: items }} />
    </>
  );
}
