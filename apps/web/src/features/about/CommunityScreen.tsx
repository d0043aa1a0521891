import { ButtonLink } from '@lyceum/ui/components/Button';
import { FeatureList } from '@lyceum/ui/patterns/FeatureList';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../app/page/PageMeta.tsx';

const values = ['ask', 'share', 'respect'] as const;

/** The page of the community, with its values. */
export function CommunityScreen() {
  const { t } = useTranslation('catalog');
  return (
    <>
      <PageMeta title={t('community.title')} description={t('community.lead')} />
      <FeatureList
        title={t('community.title')}
        lead={t('community.lead')}
        features={values.map((value) => ({
          title: t(`community.values.${value}.title`),
          text: t(`community.values.${value}.text`),
        }))}
        action={
          <ButtonLink tone="primary" href="/categories">
            {t('community.action')}
          </ButtonLink>
        }
      />
    </>
  );
}
