import { useTranslation } from 'react-i18next';
import { PageMeta } from '../app/page/PageMeta.tsx';
import type { RouteHandle } from '../app/page/routeHandle.ts';
import { useUserKey } from '../app/session/useSession.ts';
import { ApplicationContainer } from '../features/experts/Application/Application.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const handle = {
  texts: ['experts', 'instructor', 'auth'],
  sitemap: true,
} as const satisfies RouteHandle;

export const loader = () => null;
export const clientLoader = textsLoader(...handle.texts);

export default function ApplicationRoute() {
  const { t } = useTranslation('experts');
  const key = useUserKey();
  return (
    <>
      <PageMeta title={t('apply.title')} description={t('apply.lead')} />
      <ApplicationContainer key={key} />
    </>
  );
}
