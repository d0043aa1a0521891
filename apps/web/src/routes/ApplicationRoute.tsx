import { useTranslation } from 'react-i18next';
import { textsLoader } from '../document/loading/textsLoader.ts';
import { PageMeta } from '../document/PageMeta.tsx';
import { ApplicationContainer } from '../screens/Application/Application.container.tsx';
import { useUserKey } from '../session/useSession.ts';

const areas = ['experts', 'instructor', 'auth'] as const;
export const loader = () => ({ texts: areas });
export const clientLoader = textsLoader(...areas);

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
