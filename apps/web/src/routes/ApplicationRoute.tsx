import { useTranslation } from 'react-i18next';
import { textsLoader } from '../document/loading/textsLoader.ts';
import { PageMeta } from '../document/PageMeta.tsx';
import { ApplicationContainer } from '../screens/Application/Application.container.tsx';
import { LoadingPage } from '../screens/parts/LoadingPage.tsx';
import { useSession, useUserKey } from '../session/useSession.ts';

const areas = ['experts', 'instructor', 'auth'] as const;
export const loader = () => ({ texts: areas });
export const clientLoader = textsLoader(...areas);

export default function ApplicationRoute() {
  const { t } = useTranslation('experts');
  const { state } = useSession();
  const key = useUserKey();
  return (
    <>
      <PageMeta title={t('apply.title')} description={t('apply.lead')} />
      {state === 'restoring' ? <LoadingPage /> : <ApplicationContainer key={key} />}
    </>
  );
}
