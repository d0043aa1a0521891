import { useTranslation } from 'react-i18next';
import { PageMeta } from '../app/PageMeta.tsx';

export default function Landing() {
  const { t } = useTranslation('landing');
  return (
    <>
      <PageMeta title={t('messages.1')} description={t('meta.description')} />
      <h1>{t('messages.1')}</h1>
    </>
  );
}
