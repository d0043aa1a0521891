import type { Page } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { anyDomain, domainList } from '../../catalog/domains.ts';
import type { ListedDomain } from '../../catalog/listed.ts';
import { useCatalogList } from '../../catalog/useCatalogList.ts';
import { CategoriesScreen } from './CategoriesScreen.tsx';

/** @param props.domains the first page, if it was loaded */
export function CategoriesContainer({ domains }: { domains: Page<ListedDomain> | undefined }) {
  const [list, send] = useCatalogList(domainList, {
    query: anyDomain,
    limit: limits.domainsPerPage,
    initial: domains,
  });
  return <CategoriesScreen list={list} send={send} />;
}
