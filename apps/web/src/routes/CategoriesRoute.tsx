import type { ApiClient } from '@lyceum/api-client';
import type { Language } from '@lyceum/i18n';
import { firstDomains } from '../catalog/domains.ts';
import { onlyInLanguage } from '../catalog/onlyInLanguage.ts';
import { useCompleteData } from '../catalog/useCompleteData.ts';
import { browserLanguage } from '../document/i18n.ts';
import { pageLoader } from '../document/loading/pageLoader.ts';
import { CategoriesContainer } from '../screens/Categories/Categories.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/CategoriesRoute.ts';

const load = async (api: ApiClient, language: Language) => ({ domains: await firstDomains(api, language) });

/** The browser requests the domains again and shows the error. */
const unavailable = { domains: undefined };

export const loader = async ({ context }: Route.LoaderArgs) =>
  onlyInLanguage(
    await load(requestApi(context), context.language).catch(() => unavailable),
    context.language,
  );
export const clientLoader = pageLoader(() => load(browserApi(), browserLanguage()), unavailable);

export default function CategoriesRoute({ loaderData }: Route.ComponentProps) {
  const { domains } = useCompleteData(loaderData, (language) => load(browserApi(), language));
  return <CategoriesContainer domains={domains} />;
}
