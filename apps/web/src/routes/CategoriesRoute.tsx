import type { ApiClient } from '@lyceum/api-client';
import { domainPage } from '../catalog/domains.ts';
import { pageLoader } from '../document/loading/pageLoader.ts';
import { CategoriesContainer } from '../screens/Categories/Categories.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/CategoriesRoute.ts';

const load = async (api: ApiClient) => ({ domains: await domainPage(api) });

/** The browser requests the domains again and shows the error. */
const unavailable = { domains: undefined };

export const loader = ({ context }: Route.LoaderArgs) => load(requestApi(context)).catch(() => unavailable);
export const clientLoader = pageLoader(() => load(browserApi()), unavailable);

export default function CategoriesRoute({ loaderData: { domains } }: Route.ComponentProps) {
  return <CategoriesContainer domains={domains} />;
}
