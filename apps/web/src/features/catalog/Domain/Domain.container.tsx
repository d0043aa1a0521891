import type { Domain, Page } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import type { ListedCategory } from '../../../app/courses/listed.ts';
import { useCatalogList } from '../../../app/lists/useCatalogList.ts';
import { isSameOrder, type Order, orderOf, useSort } from '../../../app/lists/useSort.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { categoryList } from '../domainCategories.ts';
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
