import type { ApiClient } from '@lyceum/api-client';
import { browserApi, requestApi } from '../app/api/api.ts';
import { orErrorPage } from '../app/api/loaderErrors.ts';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { CertificateContainer } from '../features/certificate/Certificate.container.tsx';
import { loadPageTexts } from '../platform/i18n/texts.ts';
import type { Route } from './+types/CertificateRoute.ts';

export const handle = { texts: ['certificate'] } as const satisfies RouteHandle;

const load = async (api: ApiClient, id: string) => ({
  certificate: await orErrorPage(api.call('getCertificate', { path: { id } })),
});

export const loader = ({ context, params }: Route.LoaderArgs) =>
  load(requestApi(context), params.certificateId);
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => {
  const [loaded] = await Promise.all([
    load(browserApi(), params.certificateId),
    loadPageTexts(...handle.texts),
  ]);
  return loaded;
};
export { CertificateNotFound as ErrorBoundary } from '../app/notFound/NotFound.container.tsx';

export default function CertificateRoute({ loaderData }: Route.ComponentProps) {
  return <CertificateContainer certificate={loaderData.certificate} />;
}
