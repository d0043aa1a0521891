import type { Domain, Page } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { categoryList } from '../../catalog/domainCategories.ts';
import type { ListedCategory } from '../../catalog/listed.ts';
import { useCatalogList } from '../../catalog/useCatalogList.ts';
import { isSameOrder, type Order, orderOf, useSort } from '../../catalog/useSort.ts';
import { useLanguage } from '../../document/useLanguage.ts';
import { DomainScreen } from './DomainScreen.tsx';

interface DomainContainerProps {
  domain: Domain;
  /** The first page of the categories, sorted by `loadedOrder`. */
  categories: Page<ListedCategory>;
  loadedOrder: Order<'domainCategories'>;
}

export function DomainContainer({ domain, categories, loadedOrder }: DomainContainerProps) {
  const { sortBy, chosen, choose } = useSort('domainCategories');
  const order = orderOf<'domainCategories'>(sortBy, useLanguage());
  const query = { id: domain.id, ...order };
  const initial = isSameOrder(order, loadedOrder) ? categories : undefined;
  const [list, send] = useCatalogList(categoryList, { query, limit: limits.categoriesPerPage, initial });
  return <DomainScreen domain={domain} list={list} send={send} sortBy={chosen} onSort={choose} />;
}
