import { ButtonLink } from '@lyceum/ui/components/Button';
import { ThreePoints } from '@lyceum/ui/patterns/ThreePoints';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../app/PageMeta.tsx';

const steps = ['apply', 'create', 'earn'] as const;

/** How an expert earns. */
export function MonetizeScreen() {
  const { t } = useTranslation('catalog');
  return (
    <>
      <PageMeta title={t('monetize.title')} description={t('monetize.lead')} />
      <ThreePoints
        title={t('monetize.title')}
        lead={t('monetize.lead')}
        points={steps.map((step) => ({
          title: t(`monetize.steps.${step}.title`),
          text: t(`monetize.steps.${step}.text`),
        }))}
        action={
          <ButtonLink tone="primary" href="/experts">
            {t('monetize.action')}
          </ButtonLink>
        }
      />
    </>
  );
}
