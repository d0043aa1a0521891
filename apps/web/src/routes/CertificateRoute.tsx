import type { ApiClient } from '@lyceum/api-client';
import { browserApi, requestApi } from '../app/api/api.ts';
import { found } from '../app/api/loaderErrors.ts';
import { CertificateContainer } from '../features/certificate/Certificate.container.tsx';
import { loadPageTexts } from '../platform/i18n/texts.ts';
import type { Route } from './+types/CertificateRoute.ts';

const needed = ['certificate'] as const;

const load = async (api: ApiClient, id: string) => ({
  certificate: await found(api.call('getCertificate', { path: { id } })),
});

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  ...(await load(requestApi(context), params.certificateId)),
  texts: needed,
});
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => {
  const [loaded] = await Promise.all([load(browserApi(), params.certificateId), loadPageTexts(...needed)]);
  return { ...loaded, texts: null };
};
export { CertificateNotFound as ErrorBoundary } from '../app/notFound/NotFound.container.tsx';

export default function CertificateRoute({ loaderData }: Route.ComponentProps) {
  return <CertificateContainer certificate={loaderData.certificate} />;
}
