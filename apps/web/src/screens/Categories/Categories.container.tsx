import { limits } from '@lyceum/rules';
import { domainList, type LoadedDomains } from '../../catalog/domains.ts';
import { useCatalogList } from '../../catalog/useCatalogList.ts';
import { useLanguage } from '../../document/useLanguage.ts';
import { CategoriesScreen } from './CategoriesScreen.tsx';

/** @param props.domains the first page, if it was loaded */
export function CategoriesContainer({ domains }: { domains: LoadedDomains | undefined }) {
  const language = useLanguage();
  const [list, send] = useCatalogList(domainList, {
    query: { language },
    limit: limits.domainsPerPage,
    initial: domains?.language === language ? domains.page : undefined,
  });
  return <CategoriesScreen list={list} send={send} />;
}
