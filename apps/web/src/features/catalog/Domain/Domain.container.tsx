import type { Domain, Page } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import type { ListedCategory } from '../../../app/courses/summaries.ts';
import { useCatalogList } from '../../../app/lists/useCatalogList.ts';
import { isSameOrder, type Order, orderOf, useSort } from '../../../app/lists/useSort.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { categoryList } from '../domainCategories.ts';
import { DomainScreen } from './DomainScreen.tsx';

interface DomainContainerProps {
  domain: Domain;
  /** The first page of the categories, sorted by `initialOrder`. */
  categories: Page<ListedCategory>;
  initialOrder: Order<'domainCategories'>;
}

export function DomainContainer({ domain, categories, initialOrder }: DomainContainerProps) {
  const { sortBy, selectedSort, choose } = useSort('domainCategories');
  const order = orderOf<'domainCategories'>(sortBy, useLanguage());
  const query = { id: domain.id, ...order };
  const initial = isSameOrder(order, initialOrder) ? categories : undefined;
  const [list, send] = useCatalogList(categoryList, { query, limit: limits.categoriesPerPage, initial });
  return <DomainScreen domain={domain} list={list} send={send} sortBy={selectedSort} onSort={choose} />;
}
