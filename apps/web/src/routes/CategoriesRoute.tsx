import { firstDomains } from '../catalog/domains.ts';
import { browserLanguage } from '../document/i18n.ts';
import { untilPageLoaded } from '../document/loading/loadedNavigations.ts';
import { CategoriesContainer } from '../screens/Categories/Categories.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/CategoriesRoute.ts';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  domains: await firstDomains(requestApi(context), context.language),
});
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  domains: await firstDomains(browserApi(), browserLanguage(), (load) => untilPageLoaded(request, load)),
});

export default function CategoriesRoute({ loaderData: { domains } }: Route.ComponentProps) {
  return <CategoriesContainer domains={domains} />;
}
