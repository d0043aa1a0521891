import { useTranslation } from 'react-i18next';
import { PageMeta } from '../document/PageMeta.tsx';
import { textsLoader } from '../document/texts.ts';
import { ApplicationContainer } from '../screens/Application/Application.container.tsx';
import { useUserKey } from '../session/useSession.ts';

const needed = ['experts', 'instructor', 'auth'] as const;

export const loader = () => ({ texts: needed });
export const clientLoader = textsLoader(...needed);

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
