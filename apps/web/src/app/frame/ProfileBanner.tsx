import { Banner } from '@lyceum/ui/components/Banner';
import { ButtonLink } from '@lyceum/ui/components/Button';
import { useTranslation } from 'react-i18next';

/** The banner of an incomplete instructor profile [2.116]. */
export default function ProfileBanner() {
  const { t } = useTranslation('common');
  return (
    <Banner
      action={
        <ButtonLink size="small" href="/instructor-onboarding">
          {t('profileBanner.action')}
        </ButtonLink>
      }
    >
      {t('profileBanner.text')}
    </Banner>
  );
}
