import { useTranslation } from 'react-i18next';
import { textsLoader } from '../document/loading/textsLoader.ts';
import { PageMeta } from '../document/PageMeta.tsx';
import { applicationNamespaces } from '../document/pageNamespaces.ts';
import { ApplicationContainer } from '../screens/Application/Application.container.tsx';
import { useUserKey } from '../session/useSession.ts';

export const loader = () => ({ texts: applicationNamespaces });
export const clientLoader = textsLoader(...applicationNamespaces);

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
