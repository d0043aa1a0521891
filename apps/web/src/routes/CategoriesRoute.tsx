import { domainPage, firstDomains } from '../catalog/domains.ts';
import { onlyInLanguage } from '../catalog/onlyInLanguage.ts';
import { useCompleteData } from '../catalog/useCompleteData.ts';
import { untilPageLoaded } from '../document/loading/loadedNavigations.ts';
import { CategoriesContainer } from '../screens/Categories/Categories.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/CategoriesRoute.ts';

export const loader = async ({ context }: Route.LoaderArgs) =>
  onlyInLanguage({ domains: await firstDomains(requestApi(context)) }, context.language);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  domains: await firstDomains(browserApi(), (load) => untilPageLoaded(request, load)),
});
const loadComplete = async () => ({ domains: await domainPage(browserApi()) });

export default function CategoriesRoute({ loaderData }: Route.ComponentProps) {
  return <CategoriesContainer domains={useCompleteData(loaderData, loadComplete).domains} />;
}
