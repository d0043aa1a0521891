import type { ApiClient } from '@lyceum/api-client';
import { found } from '../document/loaderErrors.ts';
import { loadPageTexts } from '../document/texts.ts';
import { CertificateContainer } from '../screens/Certificate/Certificate.container.tsx';
import { browserApi, requestApi } from '../session/api.ts';
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
export { CertificateNotFound as ErrorBoundary } from '../screens/NotFound/NotFound.container.tsx';

export default function CertificateRoute({ loaderData }: Route.ComponentProps) {
  return <CertificateContainer certificate={loaderData.certificate} />;
}
