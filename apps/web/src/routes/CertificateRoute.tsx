import type { ApiClient } from '@lyceum/api-client';
import { browserApi, requestApi } from '../app/api/api.ts';
import { orErrorPage } from '../app/api/loaderErrors.ts';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { CertificateContainer } from '../features/certificate/Certificate.container.tsx';
import type { Route } from './+types/CertificateRoute.ts';

export const handle = { isIndexed: () => false } satisfies RouteHandle;

const load = async (api: ApiClient, id: string) => ({
  certificate: await orErrorPage(api.call('getCertificate', { path: { id } })),
});

export const loader = ({ context, params }: Route.LoaderArgs) =>
  load(requestApi(context), params.certificateId);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi(), params.certificateId);
export { CertificateNotFound as ErrorBoundary } from '../app/notFound/NotFound.container.tsx';

export default function CertificateRoute({ loaderData }: Route.ComponentProps) {
  return <CertificateContainer certificate={loaderData.certificate} />;
}
