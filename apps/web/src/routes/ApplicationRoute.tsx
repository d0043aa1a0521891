import { useTranslation } from 'react-i18next';
import { PageMeta } from '../app/page/PageMeta.tsx';
import { useUserKey } from '../app/session/useSession.ts';
import { ApplicationContainer } from '../features/experts/Application/Application.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

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
