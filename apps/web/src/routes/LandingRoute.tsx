import { firstDomains } from '../catalog/domains.ts';
import { LandingContainer } from '../screens/Landing/Landing.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
import type { Route } from './+types/LandingRoute.ts';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  domains: await firstDomains(requestApi(context)),
});
export const clientLoader = async () => ({ domains: await firstDomains(browserApi()) });

export default function LandingRoute({ loaderData: { domains } }: Route.ComponentProps) {
  return <LandingContainer domains={domains} />;
}
