import { firstDomains } from '../catalog/domains.ts';
import { CategoriesContainer } from '../screens/Categories/Categories.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/CategoriesRoute.ts';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  domains: await firstDomains(requestApi(context)),
});
export const clientLoader = async () => ({ domains: await firstDomains(browserApi()) });

export default function CategoriesRoute({ loaderData: { domains } }: Route.ComponentProps) {
  return <CategoriesContainer domains={domains} />;
}
