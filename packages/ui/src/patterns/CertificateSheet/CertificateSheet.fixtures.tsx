import { t } from '../../stories/index.ts';

const code = '7K3QM-9XW2P-4HTRD-V8N6C';

export const certificateSheet = {
  product: 'Lyceum',
  title: t('certificate:title'),
  awardedTo: t('certificate:awardedTo'),
  learner: 'Nour Haddad',
  forCompleting: t('certificate:forCompleting'),
  course: 'Intro to TypeScript',
  facts: [
    { label: t('certificate:instructor'), value: <bdi>Karim Ben Salah</bdi> },
    { label: t('certificate:completedOn'), value: '2026-11-20' },
    { label: t('certificate:code'), value: <bdi dir="ltr">{code}</bdi> },
  ],
  verify: t('certificate:verify', { address: `https://lyceum.example.org/certificate/${code}` }),
};
