import type { Language } from '@lyceum/i18n';
import { firstDomains, loadDomains } from '../catalog/domains.ts';
import { onlyInLanguage } from '../catalog/onlyInLanguage.ts';
import { useCompleteData } from '../catalog/useCompleteData.ts';
import { browserLanguage } from '../document/i18n.ts';
import { untilPageLoaded } from '../document/loading/loadedNavigations.ts';
import { CategoriesContainer } from '../screens/Categories/Categories.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/CategoriesRoute.ts';

export const loader = async ({ context }: Route.LoaderArgs) =>
  onlyInLanguage({ domains: await firstDomains(requestApi(context), context.language) }, context.language);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  domains: await firstDomains(browserApi(), browserLanguage(), (load) => untilPageLoaded(request, load)),
});
const loadComplete = async (language: Language) => ({ domains: await loadDomains(browserApi(), language) });

export default function CategoriesRoute({ loaderData }: Route.ComponentProps) {
  return <CategoriesContainer domains={useCompleteData(loaderData, loadComplete).domains} />;
}
