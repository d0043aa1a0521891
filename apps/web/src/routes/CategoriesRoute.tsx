import type { ApiClient } from '@lyceum/api-client';
import type { Language } from '@lyceum/i18n';
import { firstDomains } from '../catalog/domains.ts';
import { browserLanguage } from '../document/i18n.ts';
import { CategoriesContainer } from '../screens/Categories/Categories.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/CategoriesRoute.ts';

const load = async (api: ApiClient, language: Language) => ({ domains: await firstDomains(api, language) });

/** The browser requests the domains again and shows the error. */
const unavailable = { domains: undefined };

export const loader = ({ context }: Route.LoaderArgs) =>
  load(requestApi(context), context.language).catch(() => unavailable);
export const clientLoader = () => load(browserApi(), browserLanguage()).catch(() => unavailable);

export default function CategoriesRoute({ loaderData }: Route.ComponentProps) {
  return <CategoriesContainer domains={loaderData.domains} />;
}
