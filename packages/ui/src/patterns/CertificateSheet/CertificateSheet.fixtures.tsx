import { t } from '../../stories/index.ts';

const code = '7K3QM-9XW2P-4HTRD-V8N6C';

export const certificateSheet = {
  product: 'Lyceum',
  title: t('catalog:certificate.title'),
  awardedTo: t('catalog:certificate.awardedTo'),
  learner: 'Nour Haddad',
  forCompleting: t('catalog:certificate.forCompleting'),
  course: 'Intro to TypeScript',
  facts: [
    { label: t('catalog:certificate.instructor'), value: <bdi>Karim Ben Salah</bdi> },
    { label: t('catalog:certificate.completedOn'), value: '2026-11-20' },
    { label: t('catalog:certificate.code'), value: <bdi dir="ltr">{code}</bdi> },
  ],
  verify: t('catalog:certificate.verify', { address: `https://lyceum.example.org/certificate/${code}` }),
};
