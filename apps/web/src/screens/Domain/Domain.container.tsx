import type { Domain, Page } from '@lyceum/api-client';
import { limits, type SortOf } from '@lyceum/rules';
import { categoryList } from '../../catalog/domainCategories.ts';
import type { ListedCategory } from '../../catalog/listed.ts';
import { useCatalogList } from '../../catalog/useCatalogList.ts';
import { useSort } from '../../catalog/useSort.ts';
import { DomainScreen } from './DomainScreen.tsx';

interface DomainContainerProps {
  domain: Domain;
  /** The first page of the categories, sorted by `loadedSort`. */
  categories: Page<ListedCategory>;
  loadedSort: SortOf<'domainCategories'>;
}

export function DomainContainer({ domain, categories, loadedSort }: DomainContainerProps) {
  const [sortBy, setSort] = useSort('domainCategories');
  const query = { id: domain.id, sortBy };
  const initial = sortBy === loadedSort ? categories : undefined;
  const [list, send] = useCatalogList(categoryList, { query, limit: limits.categoriesPerPage, initial });
  return <DomainScreen domain={domain} list={list} send={send} sortBy={sortBy} onSort={setSort} />;
}
