import type { Certificate } from '@lyceum/api-client';
import { formatDate } from '@lyceum/i18n';
import { Button } from '@lyceum/ui/components/Button';
import { LocalizedLine } from '@lyceum/ui/components/LocalizedLine';
import { Page } from '@lyceum/ui/components/layout';
import { Notice } from '@lyceum/ui/components/Notice';
import { CertificateSheet } from '@lyceum/ui/patterns/CertificateSheet';
import { useTranslation } from 'react-i18next';
import { localizedName } from '../../app/courses/views.ts';
import { PageMeta } from '../../app/page/PageMeta.tsx';
import { sentenceWith } from '../../platform/i18n/sentenceWith.tsx';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';

export interface CertificateScreenProps {
  certificate: Certificate;
  /** The origin of the product, for the address of the certificate. */
  publicUrl: string;
  /** Called to print the page. */
  onPrint: () => void;
}

/** A certificate, for its learner and for everyone who verifies it [2.387] [2.388] [2.389]. */
export function CertificateScreen({ certificate, publicUrl, onPrint }: CertificateScreenProps) {
  const { t } = useTranslation(['catalog', 'common']);
  const language = useLanguage();
  const { id, learner, instructor, issuedAt } = certificate;
  const course = localizedName(certificate.course, language, t('common:unknownName'));
  const path = `/certificate/${id}`;
  return (
    <Page paddingBlock="both">
      <PageMeta title={t('catalog:certificate.pageTitle', { name: learner })} />
      <CertificateSheet
        toolbar={
          <>
            <Notice tone="positive">{t('catalog:certificate.genuine')}</Notice>
            <Button tone="primary" onClick={onPrint}>
              {t('catalog:certificate.print')}
            </Button>
          </>
        }
        product={t('common:appName')}
        title={t('catalog:certificate.title')}
        awardedTo={t('catalog:certificate.awardedTo')}
        learner={learner}
        forCompleting={t('catalog:certificate.forCompleting')}
        course={<LocalizedLine text={course.name} language={course.nameLanguage} />}
        facts={[
          { label: t('catalog:certificate.instructor'), value: <bdi>{instructor}</bdi> },
          { label: t('catalog:certificate.completedOn'), value: formatDate(issuedAt, language) },
          { label: t('catalog:certificate.code'), value: <bdi dir="ltr">{id}</bdi> },
        ]}
        verify={sentenceWith(
          (address) => t('catalog:certificate.verify', { address }),
          <bdi dir="ltr">{`${publicUrl}${path}`}</bdi>,
        )}
      />
    </Page>
  );
}
