import { limits } from '@lyceum/rules';
import { useCatalogList } from '../../../app/lists/useCatalogList.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { domainList, type LoadedDomains } from '../domains.ts';
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
