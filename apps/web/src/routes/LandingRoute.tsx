import { firstDomains } from '../catalog/domains.ts';
import { untilPageLoaded } from '../document/loading/loadedNavigations.ts';
import { LandingContainer } from '../screens/Landing/Landing.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/LandingRoute.ts';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  domains: await firstDomains(requestApi(context)),
});
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  domains: await firstDomains(browserApi(), (load) => untilPageLoaded(request, load)),
});

export default function LandingRoute({ loaderData: { domains } }: Route.ComponentProps) {
  return <LandingContainer domains={domains} />;
}
