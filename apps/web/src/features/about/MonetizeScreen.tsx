import { ButtonLink } from '@lyceum/ui/components/Button';
import { FeatureList } from '@lyceum/ui/patterns/FeatureList';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../app/page/PageMeta.tsx';
import { useSession } from '../../app/session/useSession.ts';

const steps = ['apply', 'create', 'earn'] as const;

/** How experts earn money. It leads instructors to the dashboard [2.256]. */
export function MonetizeScreen() {
  const { t } = useTranslation('catalog');
  const isInstructor = useSession().user?.role === 'instructor';
  return (
    <>
      <PageMeta title={t('monetize.title')} description={t('monetize.lead')} />
      <FeatureList
        title={t('monetize.title')}
        lead={t('monetize.lead')}
        features={steps.map((step) => ({
          title: t(`monetize.steps.${step}.title`),
          text: t(`monetize.steps.${step}.text`),
        }))}
        action={
          <ButtonLink tone="primary" href={isInstructor ? '/dashboard' : '/experts'}>
            {t(isInstructor ? 'course.toDashboard' : 'monetize.action')}
          </ButtonLink>
        }
      />
    </>
  );
}
