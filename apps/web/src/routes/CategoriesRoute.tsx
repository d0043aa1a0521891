import { limits } from '@lyceum/rules';
import { anyDomain, domainList, firstDomains } from '../catalog/domains.ts';
import { useCatalogList } from '../catalog/useCatalogList.ts';
import { CategoriesScreen } from '../screens/Categories/CategoriesScreen.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/CategoriesRoute.ts';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  domains: await firstDomains(requestApi(context)),
});
export const clientLoader = async () => ({ domains: await firstDomains(browserApi()) });

export default function CategoriesRoute({ loaderData: { domains } }: Route.ComponentProps) {
  const [list, send] = useCatalogList(domainList, {
    query: anyDomain,
    limit: limits.domainsPerPage,
    initial: domains,
  });
  return <CategoriesScreen list={list} send={send} />;
}
